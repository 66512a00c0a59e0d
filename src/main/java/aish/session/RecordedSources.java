package aish.session;

import module java.base;

import aish.context.Attachment;
import aish.context.OutputText;
import aish.event.Event;
import aish.event.Event.Author;
import aish.evidence.CommandFiles;
import aish.evidence.Sources;
import aish.session.output.OutputStore.OutputReader;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import org.jspecify.annotations.Nullable;

/** What can be cited in a session: its outputs, suggestions and attachments, and files on disk. */
public final class RecordedSources implements Sources {
    private static final int MOST_OUTPUTS = 40;
    private static final long LARGEST_FILE = 8 << 20;
    private static final Pattern FILE_RANGE = Pattern.compile("(.*):(\\d+)(?:-\\d+)?");

    private static final Pattern NUMBERED = Pattern.compile("^\\s*\\d+(?:\\t| *[|│] ?|[:-])");

    private record Run(CommandResult result, Instant at) {}

    private final NavigableMap<Integer, Run> runs = new TreeMap<>();
    private final Map<Integer, String> suggested = new HashMap<>();
    private final Map<Integer, Run> suggestedRuns = new HashMap<>();
    private final Map<Integer, Shown> shown = new HashMap<>();
    private final Map<Integer, Shown> attached = new LinkedHashMap<>();
    private final Map<Path, Optional<List<String>>> texts = new HashMap<>();
    private final Set<Path> directories = new LinkedHashSet<>();
    private final Path home;

    /**
     * @param attachments with their contents
     * @param places directories that a relative path may start from, the likeliest first
     */
    public RecordedSources(
            List<TimedEvent> events, List<Attachment> attachments, List<Path> places, Path home) {
        this.home = home;
        directories.addAll(places);
        index(events);
        attachments.forEach(each -> number(each.id()).ifPresent(n -> attached.put(n, shown(each))));
    }

    private void index(List<TimedEvent> events) {
        int decided = 0;
        for (TimedEvent timed : events) {
            if (timed.event() instanceof Event.Suggested(String id, String command)) {
                number(id).ifPresent(n -> suggested.put(n, command));
            } else if (timed.event() instanceof Event.Decided(String id, String _)) {
                decided = number(id).orElse(0);
            } else if (timed.event() instanceof Event.Ran(CommandResult result, Author author)) {
                Run run = new Run(result, timed.at());
                directories.add(result.directory());
                if (result.output().number() > 0) {
                    runs.put(result.output().number(), run);
                }
                if (author == Author.MODEL) {
                    suggestedRuns.put(suggestionOf(result.command(), decided), run);
                    decided = 0;
                }
            }
        }
    }

    /** Returns the number of the suggestion that ran; it may have been edited before. */
    private int suggestionOf(String command, int decided) {
        if (decided > 0) {
            return decided;
        }
        return suggested.entrySet().stream()
                .filter(each -> each.getValue().strip().equals(command.strip()))
                .mapToInt(Map.Entry::getKey)
                .max()
                .orElse(0);
    }

    private static Optional<Integer> number(String id) {
        try {
            return Optional.of(Integer.parseInt(id.substring(id.indexOf('-') + 1)));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<Shown> output(int number) {
        Run run = runs.get(number);
        return run == null
                ? Optional.empty()
                : Optional.of(shown.computeIfAbsent(number, _ -> shown(run)));
    }

    @Override
    public Optional<Shown> command(int number) {
        String command = suggested.get(number);
        Run run = suggestedRuns.get(number);
        if (run != null) {
            return Optional.of(shown(run));
        }
        return command == null
                ? Optional.empty()
                : Optional.of(
                        new Shown(
                                command,
                                List.of(),
                                1,
                                Instant.EPOCH,
                                OptionalInt.empty(),
                                List.of()));
    }

    @Override
    public Optional<Shown> context(int number) {
        return Optional.ofNullable(attached.get(number));
    }

    @Override
    public List<Shown> outputs() {
        return runs.descendingKeySet().stream()
                .limit(MOST_OUTPUTS)
                .flatMap(number -> output(number).stream())
                .toList();
    }

    private Shown shown(Run run) {
        CommandResult result = run.result();
        CommandFiles files = CommandFiles.of(result.command());
        List<Path> about = new ArrayList<>();
        for (String name : files.read()) {
            Path path = path(result.directory(), name);
            if (path != null && (Files.isRegularFile(path) || isGone(path, result))) {
                about.add(path);
            }
        }
        for (String name : files.named()) {
            Path path = path(result.directory(), name);
            if (path != null && Files.isRegularFile(path)) {
                about.add(path);
            }
        }
        return new Shown(
                result.command(),
                lines(result.output()),
                files.firstLine(),
                run.at(),
                OptionalInt.of(result.status()),
                about);
    }

    private static boolean isGone(Path path, CommandResult result) {
        return result.status() == 0 && Files.notExists(path);
    }

    private static List<String> lines(CapturedOutput output) {
        Optional<Path> file = output.file().filter(each -> output.omitted() > 0);
        String text =
                file.flatMap(RecordedSources::text)
                        .orElseGet(() -> OutputReader.load(output).text());
        return OutputText.plain(text).stripTrailing().lines().toList();
    }

    private Shown shown(Attachment attachment) {
        Attachment.Card card = attachment.card();
        Matcher range = FILE_RANGE.matcher(card.provenance());
        boolean part = range.matches();
        List<Path> files = new ArrayList<>();
        if (card.kind() == Attachment.Kind.FILE) {
            Path path = path(home, part ? range.group(1) : card.provenance());
            if (path != null) {
                files.add(path);
            }
        }
        return new Shown(
                card.title(),
                attachment.content().stripTrailing().lines().toList(),
                part ? Integer.parseInt(range.group(2)) : 1,
                card.created(),
                OptionalInt.empty(),
                files);
    }

    @Override
    public List<Shown> shownOf(Path file) {
        Stream<Shown> printed =
                outputs().stream()
                        .filter(each -> each.files().equals(List.of(file)) && isReading(each));
        return Stream.concat(
                        printed,
                        attached.values().stream()
                                .filter(each -> each.files().equals(List.of(file))))
                .sorted(Comparator.comparing(Shown::at).reversed())
                .toList();
    }

    private static boolean isReading(Shown shown) {
        return CommandFiles.of(shown.label()).reader();
    }

    @Override
    public Optional<Path> locate(String name) {
        String plain = name.startsWith("a/") || name.startsWith("b/") ? name.substring(2) : name;
        for (String each : List.of(name, plain)) {
            for (Path directory : directories) {
                Path path = path(directory, each);
                if (path != null && Files.isRegularFile(path)) {
                    return Optional.of(path);
                }
            }
        }
        return Stream.concat(
                        Stream.concat(outputs().stream(), attached.values().stream())
                                .flatMap(each -> each.files().stream()),
                        named(plain))
                .filter(path -> path.endsWith(Path.of(plain)))
                .findFirst();
    }

    /** Finds an existing file by the end of its path, in what was printed. */
    private Stream<Path> named(String end) {
        Pattern whole =
                Pattern.compile(
                        "(?<![\\w./-])([\\w.+@/~-]*/" + Pattern.quote(end) + ")(?![\\w/-])");
        return outputs().stream()
                .flatMap(output -> output.lines().stream())
                .filter(line -> line.contains(end))
                .flatMap(line -> whole.matcher(line).results())
                .map(found -> found.group(1))
                .distinct()
                .flatMap(name -> directories.stream().map(directory -> path(directory, name)))
                .filter(path -> path != null && Files.isRegularFile(path));
    }

    private @Nullable Path path(Path directory, String name) {
        try {
            return name.startsWith("~/")
                    ? home.resolve(name.substring(2)).normalize()
                    : directory.resolve(name).normalize();
        } catch (InvalidPathException e) {
            return null;
        }
    }

    @Override
    public Optional<List<String>> read(Path file) {
        return texts.computeIfAbsent(
                file, path -> text(path).map(text -> text.stripTrailing().lines().toList()));
    }

    private static Optional<String> text(Path file) {
        try {
            return Files.isRegularFile(file) && Files.size(file) <= LARGEST_FILE
                    ? Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    @Override
    public boolean hasChanged(Path file, Shown since) {
        try {
            List<String> now = read(file).orElse(List.of());
            if (isIn(now, since)) {
                return false;
            }
            boolean written = Files.getLastModifiedTime(file).toInstant().isAfter(since.at());
            boolean replaced =
                    Files.getAttribute(file, "unix:ctime") instanceof FileTime changed
                            && changed.toInstant().isAfter(since.at());
            return written || (replaced && isReading(since) && !hasAll(now, since.lines()));
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return Files.notExists(file);
        }
    }

    /** Whether these are lines of the file, perhaps with their numbers. */
    private static boolean hasAll(List<String> now, List<String> lines) {
        Set<String> there = new HashSet<>(now);
        return lines.stream()
                .allMatch(
                        line ->
                                there.contains(line)
                                        || there.contains(NUMBERED.matcher(line).replaceFirst("")));
    }

    /** Whether the lines that were shown are those that are there now. */
    private static boolean isIn(List<String> now, Shown since) {
        int from = since.firstLine() - 1;
        int to = from + since.lines().size();
        boolean whole = since.firstLine() > 1 || to == now.size();
        return !since.lines().isEmpty()
                && whole
                && to <= now.size()
                && now.subList(from, to).equals(since.lines());
    }
}
