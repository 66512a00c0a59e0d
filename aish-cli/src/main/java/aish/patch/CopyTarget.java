package aish.patch;

import module java.base;

import aish.bash.ShellQuoting;
import aish.patch.PatchPlan.PlannedFile;
import aish.text.ShownName;
import aish.undo.CopiesThere;
import aish.undo.UndoStore.Saved;
import aish.undo.UndoStore.UndoException;

/**
 * The files of a copy of the disk, or of another machine, which only the shell there sees. Nothing
 * is read from this machine's disk or written to it. Used by one thread.
 *
 * @param shell returns what a command prints in the shell there
 * @param undo where files are saved before they change; empty if they are not
 */
public record CopyTarget(UnaryOperator<String> shell, boolean isCopy, Optional<CopiesThere> undo)
        implements PatchTarget {
    private static final int MOST_BYTES = 1 << 20;

    /**
     * What there is under a name.
     *
     * @param bytes of a file or program, one character for each
     */
    public record Found(Kind kind, String bytes) {
        /** As the shell prints it. */
        public enum Kind {
            NONE,
            FILE,
            PROGRAM,
            LINK,
            DIRECTORY,
            OTHER
        }

        public byte[] raw() {
            return bytes.getBytes(StandardCharsets.ISO_8859_1);
        }

        public boolean isFile() {
            return kind == Kind.FILE || kind == Kind.PROGRAM;
        }
    }

    @Override
    public Path real(Path path) {
        return run("command realpath -m -- " + word(path))
                .map(String::stripTrailing)
                .filter(found -> found.startsWith("/"))
                .map(found -> path.getFileSystem().getPath(found))
                .orElse(path.toAbsolutePath().normalize());
    }

    /** Runs a command in a subshell; empty if it fails or takes too long. */
    public Optional<String> run(String command) {
        String printed = shell.apply("( " + command + "\n) 2>/dev/null; builtin printf '\\n%d' $?");
        int end = printed.lastIndexOf('\n');
        return end >= 0 && printed.substring(end + 1).equals("0")
                ? Optional.of(printed.substring(0, end))
                : Optional.empty();
    }

    private static String word(Path path) {
        return ShellQuoting.quote(path.toString());
    }

    /** Returns what there is under a path, which is not followed if it is a link. */
    public Found find(Path path) throws PatchException {
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
                        .orElseThrow(() -> new PatchException("cannot be read there"));
        int colon = found.indexOf(':');
        Found.Kind kind = Found.Kind.valueOf(colon < 0 ? found : found.substring(0, colon));
        String bytes =
                colon < 0
                        ? ""
                        : new String(
                                Base64.getDecoder().decode(found.substring(colon + 1)),
                                StandardCharsets.ISO_8859_1);
        if (bytes.length() > MOST_BYTES) {
            throw new PatchException("is larger than 1 MB");
        }
        return new Found(kind, bytes);
    }

    @Override
    public boolean exists(Path path) {
        return run("[[ -e %1$s || -L %1$s ]]".formatted(word(path))).isPresent();
    }

    @Override
    public boolean isDirectory(Path path) {
        return run("[[ -d " + word(path) + " ]]").isPresent();
    }

    @Override
    public Optional<FileContent> read(Path path) throws PatchException {
        Found found = find(path);
        return switch (found.kind()) {
            case NONE -> Optional.empty();
            case FILE -> Optional.of(new FileContent(found.bytes(), FileContent.FILE));
            case PROGRAM -> Optional.of(new FileContent(found.bytes(), FileContent.PROGRAM));
            case LINK -> Optional.of(new FileContent("", FileContent.LINK));
            case DIRECTORY -> throw new PatchException("is a directory");
            case OTHER -> throw new PatchException("is not a file");
        };
    }

    @Override
    public Optional<Saved> apply(PatchPlan plan, String id, Path directory) throws PatchException {
        for (PlannedFile file : plan.files()) {
            if (!read(file.path()).equals(file.before())) {
                throw new PatchException(ShownName.of(file.name()) + " has changed meanwhile");
            }
        }
        Optional<Saved> saved = save(plan, id, directory);
        if (!write(plan.files())) {
            boolean restored = write(plan.files().stream().map(CopyTarget::reverse).toList());
            throw new PatchException(
                    "The files could not be written" + (restored ? ". Nothing was changed." : ""));
        }
        finish(saved);
        return saved;
    }

    private Optional<Saved> save(PatchPlan plan, String id, Path directory) throws PatchException {
        if (undo.isEmpty()) {
            return Optional.empty();
        }
        Set<Path> paths = new LinkedHashSet<>(plan.paths());
        try {
            return undo.get()
                    .setAside(
                            id,
                            "apply " + id,
                            directory,
                            new CopiesThere.Affected(paths, 0, Optional.empty()));
        } catch (UndoException e) {
            throw new PatchException(e.why());
        }
    }

    private static void finish(Optional<Saved> saved) throws PatchException {
        try {
            if (saved.isPresent()) {
                saved.get().finished();
            }
        } catch (IOException e) {
            throw new PatchException(String.valueOf(e.getMessage()), e);
        }
    }

    private boolean write(List<PlannedFile> files) {
        String script = files.stream().map(CopyTarget::writing).collect(Collectors.joining("\n"));
        return run("builtin set -e\n" + script).isPresent();
    }

    private static PlannedFile reverse(PlannedFile file) {
        return new PlannedFile(file.path(), file.name(), file.after(), file.before());
    }

    private static String writing(PlannedFile file) {
        String path = word(file.path());
        if (file.after().isEmpty()) {
            return "command rm -f -- " + path;
        }
        byte[] bytes = FileContent.raw(file.after().get().bytes());
        Path parent = Objects.requireNonNull(file.path().getParent());
        String mode = file.after().get().isProgram() ? "+x" : "-x";
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
