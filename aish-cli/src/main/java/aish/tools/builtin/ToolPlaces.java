package aish.tools.builtin;

import module java.base;

import aish.bash.ShellQuoting;
import aish.safety.files.SecretFiles;
import aish.text.HomePath;
import aish.text.ShownName;
import aish.tools.ToolServers.ToolException;

/**
 * Decides which files models may read without asking.
 *
 * @param directory the shell's current directory, to which paths are relative
 * @param root the root of the project around it
 */
record ToolPlaces(
        Supplier<Path> directory,
        Supplier<Path> home,
        Supplier<Path> root,
        Supplier<WorldFiles> files) {
    /**
     * A file or directory that a model named.
     *
     * @param path absolute, as it was named
     * @param real with all links followed
     * @param shown relative to the current directory, if it is below it
     */
    record Place(Path path, Path real, String shown, boolean inProject, boolean secret) {
        /** Returns why the user must agree before a model sees it. */
        Optional<String> doubt() {
            if (secret) {
                return Optional.of("%s may contain secrets".formatted(ShownName.of(shown)));
            }
            return inProject
                    ? Optional.empty()
                    : Optional.of("%s is outside the project".formatted(ShownName.of(shown)));
        }

        /** Returns the path as a word of a command. */
        String word() {
            return ShellQuoting.quote(shown);
        }
    }

    Place of(String typed) throws ToolException {
        if (typed.isBlank() || typed.indexOf('\0') >= 0) {
            throw new ToolException("the argument path must be a path");
        }
        try {
            Path here = directory.get();
            Path path =
                    here.resolve(HomePath.expand(typed, home.get())).toAbsolutePath().normalize();
            // dots after links mean something else than they seem to
            Path real = files.get().real(here.resolve(HomePath.expand(typed, home.get())));
            boolean secret = isSecret(path) || isSecret(real);
            return new Place(path, real, shown(path, here), isInProject(real), secret);
        } catch (InvalidPathException e) {
            throw new ToolException("not a valid path: " + ShownName.of(typed));
        }
    }

    boolean isSecret(Path path) {
        return SecretFiles.contains(path, home.get());
    }

    /** The root of the project around the current directory, with all links followed. */
    Path project() {
        return files.get().real(root.get());
    }

    /** The home directory and what contains it are no projects. */
    private boolean isInProject(Path real) {
        Path project = project();
        Path own = files.get().real(home.get());
        return !own.startsWith(project) && real.startsWith(project);
    }

    private String shown(Path path, Path here) {
        if (path.equals(here)) {
            return ".";
        }
        return path.startsWith(here)
                ? here.relativize(path).toString()
                : HomePath.shorten(path.toString(), home.get());
    }
}
