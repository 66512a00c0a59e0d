package aish.memory;

import module java.base;

import aish.files.LockedUpdate;
import aish.files.PrivateFiles;
import aish.route.LearnedShapes;
import aish.route.LearnedShapes.Habit;
import aish.route.LearnedShapes.Overrule;
import aish.route.LineShape;

/**
 * The file in which overruled routing decisions are counted, by the shape of the line. Several aish
 * processes share it: changes are made under a lock and replace the whole file. Lines that cannot
 * be parsed are dropped. Thread-safe.
 */
public final class LearnedRoutes {
    private static final int MOST_BYTES = 256 * 1024;
    private static final String SEPARATOR = "\t";

    private final Path file;
    private final BooleanSupplier wanted;
    private final InstantSource clock;
    private final Consumer<String> complaints;
    private final AtomicLong version = new AtomicLong();
    private volatile LearnedShapes shapes = LearnedShapes.NONE;
    private volatile FileTime readAt = FileTime.fromMillis(0);

    private volatile boolean complained;

    /**
     * @param wanted whether the user wants aish to learn
     * @param complaints receives one line if the file cannot be written
     */
    public LearnedRoutes(
            Path file, BooleanSupplier wanted, InstantSource clock, Consumer<String> complaints) {
        this.file = file;
        this.wanted = wanted;
        this.clock = clock;
        this.complaints = complaints;
    }

    /** Whether the user wants aish to learn; otherwise nothing is added, and nothing applies. */
    public boolean isWanted() {
        return wanted.getAsBoolean();
    }

    /** What applies to the next decision; read from memory. */
    public LearnedShapes inForce() {
        return isWanted() ? shapes : LearnedShapes.NONE;
    }

    /** A number that grows whenever something else applies. */
    public long version() {
        return version.get();
    }

    /** Reads what another aish may have changed. */
    public void refresh() {
        try {
            FileTime changed = Files.getLastModifiedTime(file);
            if (!changed.equals(readAt)) {
                use(read());
                readAt = changed;
            }
        } catch (IOException e) {
            // without the file, nothing is learned yet
            if (!shapes.habits().isEmpty()) {
                use(LearnedShapes.NONE);
            }
            readAt = FileTime.fromMillis(0);
        }
    }

    /** Everything in the file, the latest last. */
    public List<Habit> habits() {
        refresh();
        return shapes.habits();
    }

    /**
     * Remembers an overrule, unless the user does not want that. If the file cannot be written, it
     * counts in this process only.
     */
    public void add(LineShape shape, Overrule overrule) {
        if (!isWanted()) {
            return;
        }
        Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        try {
            change(before -> before.with(shape, overrule, now));
        } catch (IOException e) {
            use(shapes.with(shape, overrule, now));
            if (!complained) {
                complaints.accept(
                        "cannot remember where you sent this line: " + PrivateFiles.reason(e));
            }
            complained = true;
        }
    }

    /** Removes some of the {@link #habits}. */
    public void forget(Collection<Habit> habits) throws IOException {
        change(before -> before.without(habits));
    }

    private void change(UnaryOperator<LearnedShapes> change) throws IOException {
        PrivateFiles.createDirectories(file.toAbsolutePath().resolveSibling(""));
        LearnedShapes after =
                LockedUpdate.of(
                        file,
                        () -> {
                            LearnedShapes changed = change.apply(read());
                            PrivateFiles.replace(file, text(changed), false);
                            return changed;
                        });
        use(after);
    }

    private void use(LearnedShapes fresh) {
        shapes = fresh;
        version.incrementAndGet();
    }

    private LearnedShapes read() throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            String text = new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
            List<Habit> habits = new ArrayList<>();
            text.lines().forEach(line -> parse(line).ifPresent(habits::add));
            return new LearnedShapes(habits);
        } catch (NoSuchFileException e) {
            return LearnedShapes.NONE;
        }
    }

    private static String text(LearnedShapes shapes) {
        StringBuilder text = new StringBuilder();
        for (Habit habit : shapes.habits()) {
            text.append(
                            String.join(
                                    SEPARATOR,
                                    habit.shape().code(),
                                    Integer.toString(habit.asked()),
                                    Integer.toString(habit.ran()),
                                    habit.last().toString()))
                    .append('\n');
        }
        return text.toString();
    }

    private static Optional<Habit> parse(String line) {
        String[] parts = line.split(SEPARATOR, -1);
        if (parts.length != 4) {
            return Optional.empty();
        }
        try {
            int asked = Integer.parseInt(parts[1]);
            int ran = Integer.parseInt(parts[2]);
            Instant last = Instant.parse(parts[3]);
            return LineShape.parse(parts[0]).map(shape -> new Habit(shape, asked, ran, last));
        } catch (NumberFormatException | DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
