package aish.session;

import module java.base;

import aish.event.Event;
import aish.files.DiskSync;
import aish.files.PrivateFiles;
import aish.session.SessionSearch.SearchQuery;
import aish.session.record.NewerVersionException;
import aish.session.record.RecordChain;
import aish.session.record.SessionFile;
import aish.session.record.SessionFile.SessionLocks;
import aish.session.record.SessionReader;
import aish.session.record.SessionReplay;

import org.jspecify.annotations.Nullable;

/** All recorded sessions: each is a file {@code ID.jsonl}, with its outputs in {@code ID.out}. */
public final class SessionStore implements AutoCloseable {
    private static final String LOG = ".jsonl";
    private static final String OUTPUTS = ".out";

    /** How many of the newest sessions are searched for a directory. */
    private static final int MAX_DIRECTORY_CHECKS = 300;

    /** How many matches are looked at to find sessions by what they hold. */
    private static final int MOST_HITS = 1000;

    private final Path directory;
    private final InstantSource clock;
    private final DiskSync sync;
    private final SessionLocks locks;
    private final UnaryOperator<String> redaction;
    private final Random chance = new Random();

    public SessionStore(Path directory, InstantSource clock, DiskSync sync) {
        this(directory, clock, sync, UnaryOperator.identity());
    }

    /**
     * @param redaction removes secrets from what is recorded
     */
    public SessionStore(
            Path directory, InstantSource clock, DiskSync sync, UnaryOperator<String> redaction) {
        this.redaction = redaction;
        this.directory = directory;
        this.clock = clock;
        this.sync = sync;
        this.locks = new SessionLocks(directory.resolve("lock"));
    }

    /** Returns the path of a session's record. */
    public Path log(String id) {
        return directory.resolve(id + LOG);
    }

    /** Returns the directory of a session's outputs. */
    public Path outputs(String id) {
        return directory.resolve(id + OUTPUTS);
    }

    /** Writes a record to a file that only its owner may read. */
    public void export(String id, Path file, UnaryOperator<String> redaction) throws IOException {
        try (BufferedReader lines = Files.newBufferedReader(log(id))) {
            PrivateFiles.replace(
                    file,
                    out -> {
                        for (String line = lines.readLine();
                                line != null;
                                line = lines.readLine()) {
                            out.write(
                                    (SessionFile.safe(line, redaction) + "\n")
                                            .getBytes(StandardCharsets.UTF_8));
                        }
                    });
        }
    }

    /** Creates a record and locks it for this process. */
    SessionFile create(Function<String, Event.Opened> header) throws IOException {
        return create(clock.instant(), header);
    }

    private SessionFile create(Instant at, Function<String, Event.Opened> header)
            throws IOException {
        PrivateFiles.createDirectories(directory);
        while (true) {
            String id = SessionId.next(clock, chance);
            SessionLocks.Held held = locks.tryHold(id);
            if (held != null && make(id)) {
                SessionFile file = new SessionFile(id, log(id), held, sync, redaction, Instant.MIN);
                begin(file, at, header.apply(id));
                return file;
            }
            if (held != null) {
                held.close();
            }
        }
    }

    private boolean make(String id) throws IOException {
        try {
            PrivateFiles.open(log(id), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)
                    .close();
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        }
    }

    private static void begin(SessionFile file, Instant at, Event.Opened header)
            throws IOException {
        try {
            file.write(at, header);
        } catch (IOException e) {
            file.close();
            Files.deleteIfExists(file.path());
            throw e;
        }
    }

    /** Reads the state needed to resume a session. */
    public SessionState restore(String id) throws IOException, NewerVersionException {
        return SessionReplay.restore(id, log(id), outputs(id));
    }

    /** Opens a record to append to; null if another aish is writing it. */
    @Nullable SessionFile append(SessionState state) throws IOException {
        SessionLocks.Held held = locks.tryHold(state.id());
        return held == null
                ? null
                : new SessionFile(state.id(), log(state.id()), held, sync, redaction, state.last());
    }

    /** Creates a new session with the contents of another. */
    SessionFile fork(String id) throws IOException, NewerVersionException {
        SessionFile copy = create(SessionReader.first(log(id), outputs(id)), id);
        copy.copy(log(id));
        linkOutputs(outputs(id), outputs(copy.id()));
        return copy;
    }

    private SessionFile create(Optional<TimedEvent> first, String origin) throws IOException {
        Event.Opened opened =
                first.map(TimedEvent::event).orElse(null) instanceof Event.Opened header
                        ? header
                        : new Event.Opened(origin, "", Path.of("/"), "", "");
        return create(
                first.map(TimedEvent::at).orElseGet(clock::instant),
                name ->
                        new Event.Opened(
                                name,
                                origin,
                                opened.directory(),
                                opened.model(),
                                opened.program()));
    }

    /** Links the files where possible, because an output never changes once it is written. */
    private static void linkOutputs(Path from, Path to) throws IOException {
        if (!Files.isDirectory(from)) {
            return;
        }
        PrivateFiles.createDirectories(to);
        try (DirectoryStream<Path> outputs = Files.newDirectoryStream(from)) {
            for (Path output : outputs) {
                if (RecordChain.isHead(output)) {
                    continue;
                }
                Path copy = to.resolve(String.valueOf(output.getFileName()));
                try {
                    Files.createLink(copy, output);
                } catch (IOException | UnsupportedOperationException e) {
                    Files.copy(output, copy);
                }
            }
        }
    }

    /** Checks whether a record is still as it was written. */
    public RecordChain.Check verify(String id) throws IOException {
        return RecordChain.check(log(id), outputs(id), isLive(id));
    }

    /** Whether a running aish is writing that session. */
    public boolean isLive(String id) {
        return locks.isHeld(id);
    }

    /** Returns the ids of all sessions, most recently changed first. */
    public List<String> ids() throws IOException {
        record Found(String id, long changed) implements Comparable<Found> {
            // the last first
            @Override
            public int compareTo(Found other) {
                int order = Long.compare(other.changed, changed);
                return order == 0 ? other.id.compareTo(id) : order;
            }
        }
        List<Found> found = new ArrayList<>();
        try (DirectoryStream<Path> logs = Files.newDirectoryStream(directory, "*" + LOG)) {
            for (Path log : logs) {
                String name = String.valueOf(log.getFileName());
                String id = name.substring(0, name.length() - LOG.length());
                if (SessionId.isValid(id)) {
                    found.add(new Found(id, log.toFile().lastModified()));
                }
            }
        } catch (NoSuchFileException e) {
            return List.of();
        }
        found.sort(null);
        return found.stream().map(Found::id).toList();
    }

    /** Whether a session with exactly this id exists. */
    public boolean has(String id) {
        return SessionId.isValid(id) && Files.exists(log(id));
    }

    /** Returns the newest session that was in this directory, otherwise the newest of all. */
    public Optional<String> newest(Path here) throws IOException {
        List<String> ids = nonEmptyIds();
        for (String id : ids.subList(0, Math.min(MAX_DIRECTORY_CHECKS, ids.size()))) {
            if (SessionSummary.wasIn(here, log(id))) {
                return Optional.of(id);
            }
        }
        return ids.stream().findFirst();
    }

    /** Returns the ids of all records except those that a crash left empty. */
    private List<String> nonEmptyIds() throws IOException {
        return ids().stream().filter(id -> log(id).toFile().length() > 0).toList();
    }

    /** Returns a summary by which the user can recognise the session. */
    public SessionSummary summary(String id) throws IOException, NewerVersionException {
        return SessionSummary.of(id, log(id), outputs(id));
    }

    /** Returns all sessions, newest first; unreadable ones are left out. */
    public List<SessionSummary> list() throws IOException {
        return nonEmptyIds().parallelStream().flatMap(id -> trySummary(id).stream()).toList();
    }

    private Optional<SessionSummary> trySummary(String id) {
        try {
            return Optional.of(summary(id));
        } catch (IOException | NewerVersionException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the sessions that the text may refer to: by a prefix of the id, otherwise by name,
     * otherwise by part of the name, title or directory, otherwise by what was asked, answered or
     * run in them; newest first.
     */
    public List<SessionSummary> find(String text) throws IOException {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        if (wanted.isEmpty()) {
            return list();
        }
        List<SessionSummary> byId =
                ids().stream()
                        .filter(id -> id.startsWith(wanted))
                        .flatMap(id -> trySummary(id).stream())
                        .toList();
        if (!byId.isEmpty()) {
            return byId;
        }
        List<SessionSummary> all = list();
        Predicate<SessionSummary> named =
                each -> each.name().toLowerCase(Locale.ROOT).equals(wanted);
        for (Predicate<SessionSummary> way : List.of(named, each -> each.mentions(wanted))) {
            List<SessionSummary> found = all.stream().filter(way).toList();
            if (!found.isEmpty()) {
                return found;
            }
        }
        SearchQuery query = new SearchQuery(wanted, false);
        Set<String> holding =
                new SessionSearch(this, query, MOST_HITS)
                        .run().stream().map(SessionSearch.Hit::session).collect(Collectors.toSet());
        return all.stream().filter(each -> holding.contains(each.id())).toList();
    }

    /** Removes a session and its outputs; false if an aish is writing it. */
    public boolean delete(String id) throws IOException {
        try (SessionLocks.Held held = locks.tryHold(id)) {
            if (held == null) {
                return false;
            }
            Files.deleteIfExists(log(id));
            if (Files.isDirectory(outputs(id))) {
                PrivateFiles.deleteTree(outputs(id));
            }
            return true;
        }
    }

    /** Creates an empty file beside the records, to replace one of them. */
    Path draft(String id) throws IOException {
        Path draft = directory.resolve(id + ".new");
        PrivateFiles.open(
                        draft,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING)
                .close();
        return draft;
    }

    @Override
    public void close() throws IOException {
        locks.close();
    }

    /**
     * Session ids: twelve letters and digits. The first eight encode the time in steps of four
     * milliseconds, so that ids sort by age; the rest is random, so that ids made at the same
     * moment differ, even across machines.
     */
    public static final class SessionId {
        /** Leaves out letters that look like digits or like each other. */
        private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

        private static final int BITS = 5;
        private static final int LENGTH = 12;
        private static final int CHANCE_BITS = 20;
        private static final int MILLIS_PER_STEP = 4;

        /** 1 January 2020. */
        private static final long EPOCH_MILLIS = 1_577_836_800_000L;

        private SessionId() {}

        static String next(InstantSource clock, RandomGenerator chance) {
            long steps = Math.max(0, clock.millis() - EPOCH_MILLIS) / MILLIS_PER_STEP;
            long number = steps << CHANCE_BITS | chance.nextInt(1 << CHANCE_BITS);
            char[] text = new char[LENGTH];
            for (int i = LENGTH - 1; i >= 0; i--) {
                text[i] = DIGITS.charAt((int) (number & (1 << BITS) - 1));
                number >>>= BITS;
            }
            return new String(text);
        }

        static boolean isValid(String text) {
            return text.length() == LENGTH && number(text) >= 0;
        }

        /** Returns a different number for each id, or -1 if the text is not an id. */
        public static long number(String text) {
            long number = 0;
            for (int i = 0; i < text.length(); i++) {
                int digit = DIGITS.indexOf(text.charAt(i));
                if (digit < 0) {
                    return -1;
                }
                number = number << BITS | digit;
            }
            return number;
        }
    }
}
