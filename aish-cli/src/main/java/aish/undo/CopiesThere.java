package aish.undo;

import module java.base;

import aish.bash.ShellQuoting;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.files.AffectedFileSpec.Kind;
import aish.safety.files.AffectedFiles;
import aish.safety.files.FileSurvey.FileWalk;
import aish.safety.files.SurveyBudget;
import aish.undo.UndoStore.Saved;
import aish.undo.UndoStore.UndoEntry;
import aish.undo.UndoStore.UndoException;
import aish.undo.UndoStore.UndoProspect;
import aish.undo.UndoStore.Undone;

/**
 * Keeps copies of what commands on another machine are about to change, on that machine: in the
 * private directory that goes when the session leaves it. All copies together are limited.
 */
public final class CopiesThere {
    private static final int MOST_ENTRIES = 20;

    /** Stands before the number of an entry in its name. */
    private static final String PREFIX = "there-";

    private static final String NOW = "__aish_now \"$@\"";
    private static final String REMOVE = "command rm -f \"$d/$n\".*";

    /** For the directories and names of an archive. */
    private static final int OVERHEAD = 4_000_000;

    /**
     * The start of all scripts: where the copies are, and functions that describe the paths as they
     * are now, including whatever has been created at paths that did not exist.
     */
    private static final String START =
            """
            export LC_ALL=C; umask 077; d=$__aish_channel/u
            __aish_there() { [[ -e $1 || -L $1 ]]; }
            __aish_new() {
                builtin mapfile -d '' new < "$d/$1.new"
                ((${#new[@]} == 0)) || command find "${new[@]}" "${@:2}"
            }
            __aish_now() {
                {
                    command stat -c '%n|%f|%s|%y' -- "$@"
                    __aish_new $n -exec stat -c '%n|%f|%s|%y' {} +
                    :
                } 2>&1 | command cksum
            }
            """;

    private static final String KEEP =
            """
            command mkdir -p "$d" || exit
            for p; do __aish_there "$p" || builtin printf '%s\\0' "$p"; done > "$d/$n.new" &&
            {
                for p; do if __aish_there "$p"; then builtin printf '%s\\0' "$p"; fi; done
                [[ ! $o ]] || __aish_new $o -mindepth 1 -print0
                :
            } |
            command tar -cPf - --format=posix --no-recursion --null -T - |
            command head -c "$most" > "$d/$n.tar" && __aish_now "$@"
            """;

    private static final String RESTORE =
            """
            __aish_new $n -maxdepth 0 > /dev/null
            ((${#new[@]} == 0)) || command rm -rf -- "${new[@]}" &&
            command tar -xpPf "$d/$n.tar"
            """;

    private final Function<String, Optional<String>> shell;
    private final long maxBytes;
    private final Duration longest;
    private final InstantSource clock;
    private final Deque<Kept> kept = new ArrayDeque<>();
    private int last;

    /**
     * @param shell returns what a command prints in the shell there; empty if it does not answer
     * @param maxBytes how much is copied at most, for all entries together
     * @param longest how long copies are kept, if the session stays there
     */
    public CopiesThere(
            Function<String, Optional<String>> shell,
            long maxBytes,
            Duration longest,
            InstantSource clock) {
        this.shell = shell;
        this.maxBytes = maxBytes;
        this.longest = longest;
        this.clock = clock;
    }

    /**
     * The paths that a command may change.
     *
     * @param problem why they cannot be copied
     */
    public record Affected(Set<Path> paths, long bytes, Optional<String> problem) {}

    /** What was copied for one command. */
    private final class Kept implements Saved {
        private final int number;
        private final UndoEntry made;
        private final Affected affected;
        private final String before;
        private String after = "";
        private boolean undone;

        Kept(int number, UndoEntry made, Affected affected, String before) {
            this.number = number;
            this.made = made;
            this.affected = affected;
            this.before = before;
        }

        @Override
        public String id() {
            return made.id();
        }

        @Override
        public void finished() {
            after = now();
            if (!mayHaveChanged()) {
                drop(this);
            }
        }

        @Override
        public boolean mayHaveChanged() {
            return !after.equals(before);
        }

        @Override
        public Optional<ChangedPaths> changes() {
            return Optional.empty();
        }

        /** Describes what is there now; empty if it cannot. */
        String now() {
            return run(NOW, number, affected.paths()).orElse("");
        }

        UndoEntry entry() {
            return made.undone(undone);
        }
    }

    /**
     * Finds what a command may change.
     *
     * @param unseen returns, after the files were looked at, why that is not sure
     */
    public Affected affected(
            Verdict verdict, SafetyFacts facts, Supplier<Optional<String>> unseen) {
        SurveyBudget budget = SurveyBudget.brief();
        AffectedFiles affected = AffectedFiles.of(verdict, facts, budget);
        Gathering gathering = new Gathering(budget);
        Optional<String> unreadable = Optional.empty();
        try {
            for (AffectedFiles.Root root : affected.roots()) {
                gathering.add(root);
            }
        } catch (IOException e) {
            unreadable = Optional.of("aish cannot read its files: " + e.getMessage());
        }
        Optional<String> problem =
                unseen.get()
                        .or(budget::whyIncomplete)
                        .or(unless(affected.complete(), "aish cannot tell which files it changes"))
                        .or(unless(affected.gitCommands().isEmpty(), "it changes what git keeps"))
                        .or(unless(gathering.bytes <= maxBytes, UndoCapture.TOO_MUCH));
        return new Affected(gathering.paths, gathering.bytes, unreadable.or(() -> problem));
    }

    private static Supplier<Optional<String>> unless(boolean fine, String problem) {
        return () -> fine ? Optional.empty() : Optional.of(problem);
    }

    /** Collects paths, those of directories before what is in them. */
    private static final class Gathering {
        private final Set<Path> paths = new LinkedHashSet<>();
        private final SurveyBudget budget;
        private long bytes;

        Gathering(SurveyBudget budget) {
            this.budget = budget;
        }

        void add(AffectedFiles.Root root) throws IOException {
            Path path = root.path();
            if (root.search().isEmpty()) {
                addWithParents(path);
            }
            new FileWalk(budget, this::met).walk(root);
            if (root.overlay().isPresent()) {
                Path source = root.overlay().get();
                new FileWalk(
                                budget,
                                (below, _) ->
                                        addWithParents(path.resolve(source.relativize(below))))
                        .tree(source);
            }
            if (root.kind() != Kind.DELETE && Files.isSymbolicLink(path)) {
                Path target = path.toRealPath();
                paths.add(target);
                bytes += Files.size(target);
            }
        }

        private void addWithParents(Path path) {
            Path parent = path.getParent();
            if (parent != null && !paths.contains(parent) && !Files.exists(parent)) {
                addWithParents(parent);
            }
            paths.add(path);
        }

        private void met(Path path, BasicFileAttributes attributes) throws IOException {
            if (attributes.isOther()) {
                throw new IOException(path + " is a pipe, a socket or a device");
            }
            paths.add(path);
            bytes += attributes.isRegularFile() ? attributes.size() : 0;
        }
    }

    /** Whether a command could be undone, before it runs. */
    public UndoProspect prospect(
            Verdict verdict, SafetyFacts facts, Supplier<Optional<String>> unseen) {
        return UndoProspect.of(verdict)
                .orElseGet(
                        () ->
                                affected(verdict, facts, unseen)
                                        .problem()
                                        .<UndoProspect>map(UndoProspect.Impossible::new)
                                        .orElse(new UndoProspect.Possible()));
    }

    /**
     * Copies paths that are about to change.
     *
     * @param commandId the name of the command in its session
     * @return empty if there are none
     */
    public Optional<Saved> setAside(
            String commandId, String command, Path directory, Affected affected)
            throws UndoException {
        if (affected.problem().isPresent()) {
            throw new UndoException(affected.problem().get());
        }
        return affected.paths().isEmpty()
                ? Optional.empty()
                : Optional.of(keep(commandId, command, directory, affected, Optional.empty()));
    }

    private Kept keep(
            String commandId,
            String command,
            Path directory,
            Affected affected,
            Optional<String> undoes)
            throws UndoException {
        int number = ++last;
        Set<Path> paths = affected.paths();
        String limits =
                "most=%d o=%s\n"
                        .formatted(maxBytes + OVERHEAD, undoes.orElse("").replace(PREFIX, ""));
        String before =
                run(limits + KEEP, number, paths)
                        .orElseThrow(
                                () -> {
                                    run(REMOVE, number, Set.of());
                                    return new UndoException("aish cannot copy its files there");
                                });
        UndoEntry entry =
                new UndoEntry(
                        PREFIX + number,
                        clock.instant(),
                        commandId,
                        command,
                        directory,
                        undoes,
                        false);
        Kept made = new Kept(number, entry, affected, before);
        kept.add(made);
        while (kept.size() > MOST_ENTRIES || isTooMuch() || isTooOld(kept.getFirst())) {
            drop(kept.getFirst());
        }
        return made;
    }

    private boolean isTooMuch() {
        return kept.stream().mapToLong(one -> one.affected.bytes()).sum() > maxBytes;
    }

    private boolean isTooOld(Kept one) {
        return one.made.time().isBefore(clock.instant().minus(longest));
    }

    private void drop(Kept one) {
        kept.remove(one);
        run(REMOVE, one.number, Set.of());
    }

    /** Runs a script about paths there; empty if it fails. */
    private Optional<String> run(String script, int number, Set<Path> paths) {
        String words =
                paths.stream()
                        .map(path -> ShellQuoting.quote(path.toString()))
                        .collect(Collectors.joining(" "));
        return shell.apply(
                        "( set -o pipefail; set -- "
                                + words
                                + "\nn="
                                + number
                                + "\n"
                                + START
                                + script
                                + ") 2>/dev/null && builtin echo +")
                .filter(answer -> answer.endsWith("+\n"));
    }

    /** Returns all entries, oldest first. */
    public List<UndoEntry> list() {
        return kept.stream().map(Kept::entry).toList();
    }

    /** Finds an entry as {@link UndoStore#find} does. */
    public Optional<UndoEntry> find(String name) {
        return list().reversed().stream()
                .filter(entry -> UndoStore.isMeant(entry, name))
                .findFirst();
    }

    /** Restores what was there before a command. */
    public Undone undo(UndoEntry entry, UndoStore.Changed changed) throws UndoException {
        Kept one =
                kept.stream()
                        .filter(each -> each.id().equals(entry.id()))
                        .findFirst()
                        .orElseThrow(() -> new UndoException("its copies are gone"));
        String now = one.now();
        boolean same = !now.isEmpty() && now.equals(one.after);
        if (!same && changed == UndoStore.Changed.KEPT) {
            throw new UndoException(
                    "The files changed after the command. :undo %s force restores them anyway."
                            .formatted(entry.id()));
        }
        Kept redo =
                keep(
                        entry.commandId(),
                        entry.command(),
                        entry.directory(),
                        one.affected,
                        Optional.of(entry.id()));
        boolean restored = run(RESTORE, one.number, one.affected.paths()).isPresent();
        redo.after = redo.now();
        if (!restored) {
            throw new UndoException("aish could not restore everything");
        }
        one.undone = true;
        kept.stream()
                .filter(each -> entry.undoes().filter(each.id()::equals).isPresent())
                .forEach(original -> original.undone = false);
        return new Undone(one.affected.paths().size(), Optional.of(redo.id()));
    }
}
