package aish.tools.builtin;

import module java.base;

import aish.bash.ShellQuoting;
import aish.patch.CopyTarget;
import aish.patch.PatchException;
import aish.text.ShownName;
import aish.workspace.FileSource;
import aish.workspace.SourceException;
import aish.workspace.SourceText;

/**
 * The files of a copy of the disk, or of another machine, which only the shell there sees. Nothing
 * is read from this machine's disk or written to it. Used by one thread.
 *
 * @param target finds files there
 */
record CopyFiles(CopyTarget target) implements WorldFiles {
    private static final int MOST_LINES = 200;
    private static final Pattern MATCH = Pattern.compile("(.+?):\\d+:.*", Pattern.DOTALL);

    @Override
    public Path real(Path path) {
        return target.real(path);
    }

    private static String word(Path path) {
        return ShellQuoting.quote(path.toString());
    }

    @Override
    public SourceText read(Path file, long first, long last) throws SourceException {
        String name = ShownName.of(file);
        try {
            CopyTarget.Found found = target.find(target.real(file));
            if (!found.isFile()) {
                throw new SourceException(
                        switch (found.kind()) {
                            case NONE -> "no such file: " + name;
                            case DIRECTORY -> name + " is a directory";
                            default -> name + " is not a regular file";
                        });
            }
            return new SourceText(name, name, FileSource.lines(name, found.raw(), first, last), "");
        } catch (PatchException e) {
            throw new SourceException(name + " " + e.why());
        }
    }

    @Override
    public SourceText list(Path directory) throws SourceException {
        return lines(
                directory,
                "command git ls-files -co --exclude-standard"
                        + " || command find . -type f -not -path '*/.git/*'",
                _ -> false);
    }

    @Override
    public SourceText search(Path place, String query, Predicate<Path> leftOut)
            throws SourceException {
        String text = query.strip();
        boolean regex = text.length() > 2 && text.startsWith("/") && text.endsWith("/");
        String wanted = regex ? text.substring(1, text.length() - 1) : text;
        String options =
                (regex ? "-nIE " : "-nIF ")
                        + (wanted.equals(wanted.toLowerCase(Locale.ROOT)) ? "-i " : "")
                        + "-e "
                        + ShellQuoting.quote(wanted);
        if (isFile(place)) {
            String name = ShellQuoting.quote("./" + place.getFileName());
            return lines(
                    Objects.requireNonNull(place.getParent()),
                    "command grep -H " + options + " -- " + name,
                    _ -> false);
        }
        return lines(
                place,
                "command git grep --untracked "
                        + options
                        + " -- .; (( $? < 2 )) || command grep -r --exclude-dir=.git "
                        + options
                        + " .",
                line -> {
                    Matcher match = MATCH.matcher(line);
                    return match.matches() && leftOut.test(place.resolve(match.group(1)));
                });
    }

    private boolean isFile(Path path) {
        return target.run("[[ -f " + word(path) + " ]]").isPresent();
    }

    private SourceText lines(Path directory, String command, Predicate<String> leftOut)
            throws SourceException {
        String name = ShownName.of(directory);
        String printed =
                target.run(
                                "builtin cd -- "
                                        + word(directory)
                                        + " || builtin exit 1\n{ "
                                        + command
                                        + "; } | command head -n "
                                        + (MOST_LINES + 1))
                        .orElseThrow(
                                () ->
                                        new SourceException(
                                                isFile(directory)
                                                        ? name + " is not a directory"
                                                        : "no such directory: " + name));
        List<String> lines =
                printed.lines()
                        .map(line -> line.startsWith("./") ? line.substring(2) : line)
                        .filter(line -> !leftOut.test(line))
                        .toList();
        String text =
                lines.stream()
                        .limit(MOST_LINES)
                        .map(line -> line + "\n")
                        .collect(Collectors.joining());
        boolean more = lines.size() > MOST_LINES;
        return new SourceText(
                name,
                name,
                text,
                more ? "everything after the first " + MOST_LINES + " lines" : "");
    }
}
