# SPDX-License-Identifier: MIT
"""python3 tests/package/conan_stand_in.py RECIPE_DIRECTORY WORK_DIRECTORY
Runs a recipe's steps without Conan, on its functions in their simplest form, for this recipe. The
package comes to WORK_DIRECTORY/package; the version is printed."""

import collections
import fnmatch
import importlib.util
import os
import shutil
import sys
import types


class Info:
    """A component of cpp_info, or the whole."""

    def __init__(self):
        self.components = collections.defaultdict(Info)
        self.properties = {}

    def set_property(self, name, value):
        self.properties[name] = value


def copy(_, pattern, src, dst):
    copied = 0
    for folder, _, files in os.walk(src):
        for file in files:
            name = os.path.relpath(os.path.join(folder, file), src)
            if fnmatch.fnmatch(name, pattern):
                target = os.path.join(dst, name)
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copy(os.path.join(src, name), target)
                copied += 1
    assert copied, f"nothing to copy: {pattern} in {src}"


def load(_, path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def module(name, **names):
    sys.modules[name] = types.ModuleType(name)
    vars(sys.modules[name]).update(names)


def main(recipes, work):
    module("conan", ConanFile=object)
    module("conan.tools")
    module("conan.tools.build", check_min_cppstd=lambda *_: None, can_run=lambda _: True)
    module("conan.tools.files", copy=copy, load=load)
    module("conan.tools.cmake", CMake=object, cmake_layout=lambda _: None)

    def recipe_of(path, name):
        spec = importlib.util.spec_from_file_location(name, os.path.join(recipes, path))
        loaded = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(loaded)
        return vars(loaded)[name]()

    sys.dont_write_bytecode = True
    recipe_of("test_package/conanfile.py", "TestPackageConan")
    recipe = recipe_of("conanfile.py", "TopobanConan")
    recipe.recipe_folder = recipes
    recipe.export_sources_folder = recipe.source_folder = os.path.join(work, "sources")
    recipe.package_folder = os.path.join(work, "package")
    recipe.options = types.SimpleNamespace(json=True)
    recipe.info = types.SimpleNamespace(clear=lambda: None)
    recipe.cpp_info = Info()
    needed = []
    recipe.requires = lambda reference, **_: needed.append(reference)
    recipe.set_version()
    recipe.export_sources()
    recipe.requirements()
    recipe.validate()
    recipe.package_id()
    recipe.package()
    recipe.package_info()
    targets = {c.properties["cmake_target_name"] for c in recipe.cpp_info.components.values()}
    assert targets == {"topoban::topoban", "topoban::json"}, targets
    assert [n.split("/")[0] for n in needed] == ["nlohmann_json"], needed
    print(recipe.version)


main(*sys.argv[1:])
