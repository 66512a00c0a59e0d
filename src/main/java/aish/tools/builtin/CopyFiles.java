package aish.tools.builtin;

import module java.base;

import aish.bash.ShellQuoting;
import aish.patch.Allowance;
import aish.patch.Patch;
import aish.patch.PatchException;
import aish.patch.PatchPlan;
import aish.patch.PatchPlan.PlannedFile;
import aish.text.ShownName;
import aish.workspace.FileSource;
import aish.workspace.SourceException;
import aish.workspace.SourceText;

/**
 * The files of a copy of the disk, which only the shell on that copy sees. Nothing is read from the
 * disk itself or written to it. Used by one thread.
 *
 * @param shell returns what a command prints in the shell on the copy
 */
record CopyFiles(UnaryOperator<String> shell) implements WorldFiles {
    private static final int MOST_BYTES = 1 << 20;
    private static final int MOST_LINES = 200;
    private static final Pattern MATCH = Pattern.compile("(.+?):\\d+:.*", Pattern.DOTALL);

    /**
     * What there is under a name.
     *
     * @param bytes of a file or program, one character for each
     */
    record Found(Kind kind, String bytes) {
        /** As the shell prints it. */
        enum Kind {
            NONE,
            FILE,
            PROGRAM,
            LINK,
            DIRECTORY,
            OTHER
        }

        byte[] raw() {
            return bytes.getBytes(StandardCharsets.ISO_8859_1);
        }

        boolean isFile() {
            return kind == Kind.FILE || kind == Kind.PROGRAM;
        }
    }

    @Override
    public Path real(Path path) {
        return run("command realpath -m -- " + word(path))
                .map(String::stripTrailing)
                .filter(found -> found.startsWith("/"))
                .map(Path::of)
                .orElse(path.toAbsolutePath().normalize());
    }

    /** Runs a command in a subshell; empty if it fails or takes too long. */
    private Optional<String> run(String command) {
        String printed = shell.apply("( " + command + "\n) 2>/dev/null; builtin printf '\\n%d' $?");
        int end = printed.lastIndexOf('\n');
        return end >= 0 && printed.substring(end + 1).equals("0")
                ? Optional.of(printed.substring(0, end))
                : Optional.empty();
    }

    private static String word(Path path) {
        return ShellQuoting.quote(path.toString());
    }

    Found find(Path path) throws PatchException {
        String found =
                run("f="
                                + word(path)
                                + """

                                if [[ -L $f ]]; then builtin printf LINK
                                elif [[ -f $f ]]; then
                                  if [[ -x $f ]]; then builtin printf PROGRAM:; else builtin printf FILE:; fi
                                  command head -c %d -- "$f" | command base64 -w0
                                elif [[ -d $f ]]; then builtin printf DIRECTORY
                                elif [[ -e $f ]]; then builtin printf OTHER
                                else builtin printf NONE
                                fi"""
                                        .formatted(MOST_BYTES + 1))
                        .orElseThrow(() -> new PatchException(unreadable(path)));
        int colon = found.indexOf(':');
        Found.Kind kind = Found.Kind.valueOf(colon < 0 ? found : found.substring(0, colon));
        String bytes =
                colon < 0
                        ? ""
                        : new String(
                                Base64.getDecoder().decode(found.substring(colon + 1)),
                                StandardCharsets.ISO_8859_1);
        if (bytes.length() > MOST_BYTES) {
            throw new PatchException(ShownName.of(path) + " is larger than 1 MB");
        }
        return new Found(kind, bytes);
    }

    private static String unreadable(Path path) {
        return ShownName.of(path) + " cannot be read on the copy of the disk";
    }

    @Override
    public SourceText read(Path file, long first, long last) throws SourceException {
        String name = ShownName.of(file);
        try {
            Found found = find(real(file));
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
            throw new SourceException(e.why());
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
        return run("[[ -f " + word(path) + " ]]").isPresent();
    }

    private SourceText lines(Path directory, String command, Predicate<String> leftOut)
            throws SourceException {
        String name = ShownName.of(directory);
        String printed =
                run("builtin cd -- "
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

    @Override
    public PatchPlan plan(Patch patch, Path root, Path directory, Set<Allowance> allowed)
            throws PatchException {
        try (CopyStage stage = new CopyStage(this, allowed.isEmpty() ? root : Path.of("/"))) {
            return stage.plan(patch, directory);
        }
    }

    @Override
    public boolean apply(PatchPlan plan, String id, Path directory) throws PatchException {
        StringBuilder script = new StringBuilder("builtin set -e");
        for (PlannedFile file : plan.files()) {
            Found now = find(file.path());
            String before = file.before().map(content -> content.bytes()).orElse("");
            boolean same = now.isFile() == file.before().isPresent() && before.equals(now.bytes());
            if (!same) {
                throw new PatchException(ShownName.of(file.name()) + " has changed meanwhile");
            }
            script.append('\n').append(writing(file));
        }
        if (run(script.toString()).isEmpty()) {
            throw new PatchException("The files could not be written on the copy of the disk");
        }
        return false;
    }

    private static String writing(PlannedFile file) {
        String path = word(file.path());
        if (file.after().isEmpty()) {
            return "command rm -f -- " + path;
        }
        byte[] bytes = file.after().get().bytes().getBytes(StandardCharsets.ISO_8859_1);
        Path parent = Objects.requireNonNull(file.path().getParent());
        String mode = CopyStage.isProgram(file.after().get()) ? "+x" : "-x";
        boolean keeps =
                file.before().isPresent()
                        && file.before().get().mode() == file.after().get().mode();
        return "command mkdir -p -- "
                + word(parent)
                + "\nbuiltin printf %s "
                + Base64.getEncoder().encodeToString(bytes)
                + " | command base64 -d >| "
                + path
                + (keeps ? "" : "\ncommand chmod " + mode + " -- " + path);
    }
}
