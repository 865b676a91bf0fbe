#include "cli/project_file.hpp"

#include <istream>
#include <string_view>
#include <system_error>
#include <vector>

#include "core/number.hpp"
#include "core/read_file.hpp"
#include "core/spelling.hpp"
#include "symbols/find_files.hpp"
#include "symbols/picture_file.hpp"

namespace onematch {
namespace {

constexpr const char* usual_name = "deck.yaml";

/// Far beyond what load_project() takes, which then says so.
constexpr std::size_t far_too_large = 2'000'000;

std::filesystem::path folder_of(const std::filesystem::path& file) {
  return file.has_parent_path() ? file.parent_path() : ".";
}

/// The names, without extension, of the files in `folder` that projects may be in.
std::vector<std::string> projects_in(const std::filesystem::path& folder) {
  std::vector<std::string> names;
  std::error_code ignored;
  for (std::filesystem::directory_iterator entry(folder, ignored), end;
       !ignored && entry != end; entry.increment(ignored))
    if (entry->path().extension() == ".yaml")
      names.push_back(entry->path().stem().string());
  return names;
}

/// The nearest project file in the same folder, or how to get one.
std::string hint_instead_of(const std::filesystem::path& file) {
  const std::vector<std::string> names = projects_in(folder_of(file));
  const bool is_usual = file.filename() == usual_name;
  if (is_usual && names.size() > 1)
    return (file.parent_path() / "*.yaml").string() + " stands for the " +
           with_thousands(names.size()) + " that are there";
  const std::optional<std::string> near =
      is_usual && !names.empty() ? names[0] : nearest(file.stem().string(), names);
  return near ? "did you mean '" + (file.parent_path() / *near).string() + ".yaml'?"
              : "'onematch new NAME' makes a folder to start from";
}

std::size_t count_pictures(const std::filesystem::path& folder) {
  std::size_t count = 0;
  std::error_code ignored;
  for (std::filesystem::directory_iterator entry(folder, ignored), end;
       !ignored && entry != end; entry.increment(ignored))
    if (has_picture_name(entry->path()) &&
        !entry->path().filename().native().starts_with('.'))
      ++count;
  return count;
}

/// What to throw if `project` is not there.
Error no_such_file(const ProjectFile& project) {
  const std::filesystem::path folder = folder_of(project.file);
  const std::string shown = folder.string();
  std::error_code ignored;
  const std::filesystem::path old_name = folder / "deck.yml";
  const bool is_usual = project.file.filename() == usual_name;
  if (is_usual && std::filesystem::exists(old_name, ignored))
    return Error("this folder has a deck.yml, but no deck.yaml", {shown},
                 "rename it, or write onematch build " + old_name.string());
  const bool has_project = !projects_in(folder).empty();
  if (const std::size_t pictures = is_usual && !has_project ? count_pictures(folder) : 0;
      pictures > 0)
    return Error(
        "this folder has " + count_of(pictures, "picture") + ", but no deck.yaml",
        {shown}, "put a file deck.yaml there, with the line 'symbols: ./'");
  return Error("there is no such file", {project.name}, hint_instead_of(project.file));
}

}  // namespace

std::string folder_name(const std::filesystem::path& folder) {
  std::error_code ignored;
  std::filesystem::path whole =
      std::filesystem::absolute(folder, ignored).lexically_normal();
  if (!whole.has_filename()) whole = whole.parent_path();
  return whole.has_filename() ? whole.filename().string() : "deck";
}

ProjectFile project_file(const std::string& argument) {
  if (argument == "-") return {"standard input", {}, "deck", folder_name(".")};
  const std::filesystem::path path = argument;
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) {
    const std::filesystem::path file = path / usual_name;
    return {file.string(), file, folder_name(path), folder_name(path)};
  }
  const bool usual = path.filename() == usual_name;
  return {argument, path, path.stem().string(),
          usual ? folder_name(folder_of(path)) : path.stem().string()};
}

std::filesystem::path output_stem(const ProjectFile& project,
                                  const std::optional<std::string>& output_folder) {
  if (output_folder) return std::filesystem::path(*output_folder) / project.stem;
  if (project.file.empty()) return project.stem;
  return project.file.parent_path() / project.file.stem();
}

ProjectInput read_project(const ProjectFile& project, std::istream& standard_input) {
  ProjectInput input{{}, project.name, project.file.parent_path(), project.title};
  std::error_code ignored;
  if (project.file.empty()) {
    input.text.resize(far_too_large);
    standard_input.read(input.text.data(), far_too_large);
    input.text.resize(static_cast<std::size_t>(standard_input.gcount()));
    return input;
  }
  const auto status = std::filesystem::status(project.file, ignored);
  if (status.type() == std::filesystem::file_type::not_found) throw no_such_file(project);
  if (std::filesystem::is_directory(status))
    throw Error("this is a folder, not a file", {project.name});
  try {
    input.text = read_file(project.file, far_too_large);
  } catch (const std::system_error& error) {
    throw Error("it cannot be read: " + error.code().message(), {project.name});
  }
  if (begins_as_picture(input.text))
    throw Error("this is a picture, not a project", {project.name},
                "put a file deck.yaml beside your pictures, with the line 'symbols: ./', "
                "and build their folder");
  return input;
}

}  // namespace onematch
