package aish.front.changes;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.shell.CommandResult;
import aish.text.PlainText;

/**
 * Remembers the surroundings of commands that worked, and says what is different when one of them
 * fails. Remembering happens in the background after {@link #settled}; only a command that fails
 * and is remembered here makes the prompt wait for the comparison.
 */
public final class LastWorked implements EventSink {
    /**
     * The session in which commands run.
     *
     * @param exported asks the shell for what {@code export -p} prints; returns an empty text if it
     *     does not answer
     * @param onCopy whether commands see other files than aish
     * @param id of the session; empty if it is not recorded
     * @param buildFiles the files that a program reads without being told to
     */
    public record Surroundings(
            Supplier<String> exported,
            BooleanSupplier onCopy,
            Supplier<String> id,
            Path home,
            Function<String, List<String>> buildFiles) {}

    private record Worked(String command, Path directory, int output, Instant at) {}

    /**
     * What the shell exports.
     *
     * @param text as it says so
     * @param path the value of {@code PATH}
     */
    private record Exported(String text, String path, Map<String, String> hashes) {}

    /** The status of a job that Ctrl-Z stopped. */
    private static final int SUSPENDED = 148;

    /** Of commands that come faster than they can be remembered, only the last ones are. */
    private static final int MOST_WAITING = 16;

    private final Path keyFile;
    private final Path folder;
    private final Surroundings session;
    private final InstantSource clock;
    private final Executor background;
    private final Consumer<String> model;
    private final EventSink events;
    private final BlockingDeque<Worked> waiting = new LinkedBlockingDeque<>(MOST_WAITING);
    private Optional<KeyedHash> key = Optional.empty();
    private Exported last = new Exported("", "", Map.of());
    private Path directory = Path.of("/");

    /**
     * @param state where it is kept
     * @param background remembers without holding up whoever says that there is time
     * @param model receives what models are told with the next question
     */
    public LastWorked(
            Path state,
            Surroundings session,
            InstantSource clock,
            Executor background,
            Consumer<String> model,
            EventSink events) {
        this.keyFile = state.resolve("worked.key");
        this.folder = state.resolve("worked");
        this.session = session;
        this.clock = clock;
        this.background = background;
        this.model = model;
        this.events = events;
    }

    @Override
    public void emit(Event event) {
        if (event instanceof Event.Started started) {
            directory = started.directory();
        } else if (event instanceof Event.Ran(CommandResult result, _) && isSeen(result)) {
            switch (result.status()) {
                case ExitCode.OK -> worked(result);
                case ExitCode.INTERRUPTED, SUSPENDED -> {}
                default -> failed(result.command());
            }
        }
    }

    private boolean isSeen(CommandResult result) {
        return !Event.isElsewhere(result.command()) && !session.onCopy().getAsBoolean();
    }

    private void worked(CommandResult result) {
        int output = result.output().number();
        Worked next = new Worked(result.command(), directory, output, clock.instant());
        while (!waiting.offerLast(next)) {
            waiting.pollFirst();
        }
    }

    private void failed(String command) {
        compare(command, directory)
                .flatMap(Changes::line)
                .ifPresent(
                        line -> {
                            events.emit(new Event.Notice(line));
                            model.accept("[aish] `" + PlainText.oneLine(command) + "`: " + line);
                        });
    }

    /** Called when the prompt is drawn and the shell has time; returns soon. */
    public void settled() {
        List<Worked> all = new ArrayList<>();
        if (waiting.drainTo(all) > 0) {
            String declarations = session.exported().get();
            if (!declarations.isEmpty()) {
                background.execute(() -> all.forEach(each -> keep(each, declarations)));
            }
        }
    }

    private synchronized void keep(Worked worked, String declarations) {
        try {
            KeyedHash hash = key();
            Exported exported = read(declarations, hash);
            Subjects subjects = subjects(worked.command(), worked.directory(), exported);
            String id = session.id().get();
            Snapshot.take(worked.at(), id, worked.output(), subjects, exported.hashes(), hash)
                    .save(folder, name(worked.command(), worked.directory(), hash));
        } catch (IOException | RuntimeException e) {
            // then nothing is said when the command fails
        }
    }

    private KeyedHash key() throws IOException {
        KeyedHash known = key.isPresent() ? key.get() : KeyedHash.at(keyFile);
        key = Optional.of(known);
        return known;
    }

    private static String name(String command, Path directory, KeyedHash hash) {
        return hash.of(directory + "\0" + command.strip());
    }

    /** Most commands leave the variables as they are, so that these need not be hashed again. */
    private Exported read(String declarations, KeyedHash hash) {
        if (!declarations.equals(last.text())) {
            Map<String, String> values = Snapshot.exported(declarations);
            Map<String, String> hashes = new TreeMap<>();
            values.forEach((name, value) -> hashes.put(name, hash.of(name + "=" + value)));
            last = new Exported(declarations, values.getOrDefault("PATH", ""), hashes);
        }
        return last;
    }

    private Subjects subjects(String command, Path place, Exported exported) {
        String path = exported.path();
        return Subjects.of(command, place, session.home(), path, session.buildFiles());
    }

    /** Says all that is different for a command; empty if it is not known to have worked there. */
    public Optional<String> describe(String command, Path place) {
        return compare(command, place).map(Changes::text);
    }

    private synchronized Optional<Changes> compare(String command, Path place) {
        try {
            KeyedHash hash = key();
            Optional<Snapshot> before = Snapshot.load(folder, name(command, place, hash));
            String declarations = before.isEmpty() ? "" : session.exported().get();
            if (declarations.isEmpty()) {
                return Optional.empty(); // nothing is known, or the shell does not answer
            }
            Exported exported = read(declarations, hash);
            Subjects subjects = subjects(command, place, exported);
            String id = session.id().get();
            Snapshot now = Snapshot.take(clock.instant(), id, 0, subjects, exported.hashes(), hash);
            return before.map(then -> Changes.between(then, now, subjects, hash));
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        }
    }
}
