# SPDX-License-Identifier: MIT
"""Conan 2 recipe for the checkout it lies in: conan create .packaging"""

import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.files import copy, load


class TopobanConan(ConanFile):
    name = "topoban"
    description = "Rules of board games on surfaces"
    license = "MIT"
    topics = ("go", "shogi", "board-games", "header-only")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"json": [True, False]}
    default_options = {"json": True}
    no_copy_source = True

    def _checkout(self):
        return os.path.join(self.recipe_folder, os.pardir)

    def set_version(self):
        text = load(self, os.path.join(self._checkout(), "include", "topoban", "version.hpp"))
        self.version = ".".join(re.findall(r"#define TOPOBAN_VERSION_\w+ (\d+)", text))

    def export_sources(self):
        copy(self, "LICENSE", self._checkout(), self.export_sources_folder)
        copy(self, "include/*.hpp", self._checkout(), self.export_sources_folder)

    def requirements(self):
        if self.options.json:
            self.requires("nlohmann_json/3.11.3", transitive_headers=True)

    def validate(self):
        check_min_cppstd(self, 20)

    def package_id(self):
        self.info.clear()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        copy(self, "include/*.hpp", self.source_folder, self.package_folder)

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "topoban")
        self.cpp_info.set_property("pkg_config_name", "topoban")
        main = self.cpp_info.components["topoban"]
        main.set_property("cmake_target_name", "topoban::topoban")
        main.bindirs = []
        main.libdirs = []
        if self.options.json:
            documents = self.cpp_info.components["json"]
            documents.set_property("cmake_target_name", "topoban::json")
            documents.requires = ["topoban", "nlohmann_json::nlohmann_json"]
            documents.bindirs = []
            documents.libdirs = []
