// SPDX-License-Identifier: MIT
#pragma once

// Saving a file so that at every moment the old one or the new one is there, whole.

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace command {

namespace detail {

/// While it lives every signal waits: none ends the program between a file's first byte and its
/// last name.
class signals_held {
public:
    signals_held() {
        sigset_t every;
        sigfillset(&every);
        sigprocmask(SIG_SETMASK, &every, &before_);
    }
    ~signals_held() { sigprocmask(SIG_SETMASK, &before_, nullptr); }
    signals_held(const signals_held&) = delete;
    signals_held& operator=(const signals_held&) = delete;

private:
    sigset_t before_{};
};

/// Writes a text and closes; 0 or what went wrong.
[[nodiscard]] inline int write_and_close(int file, std::string_view text) {
    int trouble = 0;
    while (trouble == 0 && !text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written >= 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            trouble = errno;
    }
    // What has been taken may fail to reach the disk only now.
    if (::close(file) != 0 && trouble == 0) trouble = errno;
    return trouble;
}

/// What a path names in the end, be it there or not: links lead to other paths.
[[nodiscard]] inline std::filesystem::path behind_links(std::filesystem::path path) {
    std::error_code ended;
    for (int links = 0; links < 40; ++links) { // as many as Linux follows
        const auto next = std::filesystem::read_symlink(path, ended);
        if (ended) break;
        path = path.parent_path() / next;
    }
    return path;
}

/// A new file in the folder of `path`, under a name that nobody can foresee.
struct fresh_file {
    int number = -1; ///< negative where there is none: errno says why
    std::string path;

    fresh_file(const std::filesystem::path& beside, mode_t mode) {
        std::random_device random;
        do {
            const std::uint64_t name = (std::uint64_t{random()} << 32) | random();
            path = beside.parent_path() / (".part-" + std::to_string(name));
            number = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        } while (number < 0 && errno == EEXIST);
    }
};

/// Writes a file aside and renames it into place; 0 or what went wrong.
[[nodiscard]] inline int replace(const std::filesystem::path& path, std::string_view text) {
    struct stat old {};
    const bool is_there = ::stat(path.c_str(), &old) == 0;
    // Renaming asks the folder only; a file that is not to be written is not to be replaced.
    if (is_there && ::access(path.c_str(), W_OK) != 0) return errno;

    const signals_held held;
    const fresh_file aside(path, is_there ? S_IRUSR | S_IWUSR : 0666);
    if (aside.number < 0) return errno;
    int trouble = 0;
    if (is_there) {
        // Only root can give a file away: where the owner changes, nothing is run in its name.
        const bool is_owner_kept = ::fchown(aside.number, old.st_uid, old.st_gid) == 0;
        const mode_t kept = old.st_mode & (is_owner_kept ? 07777 : 0777);
        if (::fchmod(aside.number, kept) != 0) trouble = errno;
    }
    const int unwritten = write_and_close(aside.number, text);
    if (trouble == 0) trouble = unwritten;
    if (trouble == 0 && std::rename(aside.path.c_str(), path.c_str()) != 0) trouble = errno;
    if (trouble != 0) ::unlink(aside.path.c_str());
    return trouble;
}

} // namespace detail

/// Writes a file aside and renames it into place. The mode of an old file of that name stays; a
/// symbolic link stays and leads to the new file. On failure says why; the old file is as it was
/// then, and nothing is left beside it, nor where a signal ends the program.
[[nodiscard]] inline std::optional<std::string> save(const std::filesystem::path& path,
                                                     std::string_view text) {
    struct stat there {};
    const bool is_there = ::stat(path.c_str(), &there) == 0;
    int trouble = is_there || errno == ENOENT ? 0 : errno;
    if (trouble != 0) return std::generic_category().message(trouble);
    if (is_there && !S_ISREG(there.st_mode)) {
        // A device or a pipe cannot be replaced: write to it.
        const int out = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
        trouble = out < 0 ? errno : detail::write_and_close(out, text);
    } else {
        trouble = detail::replace(detail::behind_links(path), text);
    }
    if (trouble == 0) return std::nullopt;
    return std::generic_category().message(trouble);
}

} // namespace command
