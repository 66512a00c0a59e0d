package aish.session;

import module java.base;

import aish.context.Attachment;
import aish.context.OutputText;
import aish.context.Turn;
import aish.event.Event;
import aish.event.Event.Author;
import aish.evidence.Sources;
import aish.safety.files.Paths;
import aish.session.RunFiles.Run;
import aish.session.output.OutputStore.OutputReader;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;

/** What can be cited in a session: its outputs, suggestions and attachments, and files on disk. */
public final class RecordedSources implements Sources {
    private static final int MOST_OUTPUTS = 40;
    private static final long LARGEST_FILE = 8 << 20;
    private static final Pattern FILE_RANGE = Pattern.compile("(.*):(\\d+)(?:-\\d+)?");

    /** What programs write in front of a line of a file: its name and its number. */
    private static final Pattern NUMBERED =
            Pattern.compile(
                    "^(?:(?=\\d*[a-zA-Z./])[\\w.+@~/-]+[:-])?\\s*(\\d{1,6})(?:\\t| *[|│] ?|[:-])");

    private static final Pattern OMITTED =
            Pattern.compile("… (\\d{1,6}) \\w+ omitted \\(out-(\\d{1,7})\\) …");

    /** Where files come and go by themselves. */
    static final List<Path> LIVE = List.of(Path.of("/proc"), Path.of("/sys"), Path.of("/dev"));

    private final NavigableMap<Integer, Run> runs = new TreeMap<>();
    private final Map<Integer, String> suggested = new HashMap<>();
    private final Map<Integer, Run> suggestedRuns = new HashMap<>();
    private final Set<Integer> chosenRuns = new HashSet<>();
    private final Map<Integer, Shown> shown = new HashMap<>();
    private final Map<Integer, Shown> attached = new LinkedHashMap<>();
    private final Map<Path, Optional<List<String>>> texts = new HashMap<>();
    private final Map<Path, List<Path>> projects = new HashMap<>();
    private final RunFiles files;
    private final Path home;
    private final Function<Path, List<Path>> filesBelow;

    /**
     * @param attachments with their contents
     * @param places directories that a relative path may start from, the likeliest first
     * @param filesBelow finds the files that a project has below a directory
     */
    public RecordedSources(
            List<TimedEvent> events,
            List<Attachment> attachments,
            List<Path> places,
            Path home,
            Function<Path, List<Path>> filesBelow) {
        this.home = home;
        this.filesBelow = filesBelow;
        this.files = new RunFiles(places, home);
        index(events);
        attachments.forEach(each -> number(each.id()).ifPresent(n -> attached.put(n, shown(each))));
    }

    private void index(List<TimedEvent> events) {
        int decided = 0;
        Optional<Path> from = Optional.empty();
        for (TimedEvent timed : events) {
            if (timed.event() instanceof Event.Suggested(String id, String command)) {
                number(id).ifPresent(n -> suggested.put(n, command));
            } else if (timed.event() instanceof Event.Decided(String id, String _)) {
                decided = number(id).orElse(0);
            } else if (timed.event() instanceof Event.ToolResultsSent(Turn.Tools turn)) {
                turn.results().forEach(result -> toolResult(result.text(), timed.at()));
            } else if (timed.event() instanceof Event.Started started) {
                from = Optional.of(started.directory());
            } else if (timed.event() instanceof Event.Ran(CommandResult result, Author author)) {
                Run run = new Run(result, timed.at(), from.orElse(result.directory()));
                from = Optional.empty();
                files.add(run);
                if (result.output().number() > 0) {
                    runs.put(result.output().number(), run);
                }
                // a user may have typed what was suggested
                if (author == Author.MODEL || isSuggested(result.command())) {
                    boolean chosen = author == Author.MODEL;
                    int suggestion = suggestionOf(result.command(), chosen ? decided : 0);
                    // what is typed again later is another run
                    if (chosen || !chosenRuns.contains(suggestion)) {
                        suggestedRuns.put(suggestion, run);
                    }
                    if (chosen) {
                        chosenRuns.add(suggestion);
                    }
                    decided = 0;
                }
            }
        }
    }

    /** Keeps what a model read of a long result of a tool, which has a name like an output. */
    private void toolResult(String text, Instant at) {
        Matcher gap = OMITTED.matcher(text);
        if (gap.find()) {
            String unseen = "\n".repeat(Math.max(0, Integer.parseInt(gap.group(1)) - 1));
            List<String> lines = gap.replaceFirst(unseen).lines().toList();
            Shown result = new Shown("", lines, 1, at, OptionalInt.empty(), List.of());
            shown.put(Integer.parseInt(gap.group(2)), result);
        }
    }

    private boolean isSuggested(String command) {
        return suggested.values().stream().anyMatch(each -> each.strip().equals(command.strip()));
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
                ? Optional.ofNullable(shown.get(number))
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
        return new Shown(
                result.command(),
                lines(result.output()),
                files.firstLine(run),
                run.at(),
                OptionalInt.of(result.status()),
                files.about(run));
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
        List<Path> sources = new ArrayList<>();
        boolean isHere = card.provenance().startsWith("/");
        if (card.kind() == Attachment.Kind.FILE && isHere) {
            Path path = files.path(home, part ? range.group(1) : card.provenance());
            if (path != null) {
                sources.add(path);
            }
        }
        return new Shown(
                card.title(),
                attachment.content().stripTrailing().lines().toList(),
                part ? Integer.parseInt(range.group(2)) : 1,
                card.created(),
                OptionalInt.empty(),
                sources);
    }

    @Override
    public List<Shown> shownOf(Path file) {
        Stream<Shown> printed =
                outputs().stream()
                        .filter(each -> each.files().equals(List.of(file)) && isReading(each))
                        .map(RecordedSources::placed);
        return Stream.concat(
                        printed,
                        attached.values().stream()
                                .filter(each -> each.files().equals(List.of(file))))
                .sorted(Comparator.comparing(Shown::at).reversed())
                .toList();
    }

    /** Puts lines with numbers where these say. */
    private static Shown placed(Shown shown) {
        List<String> lines = new ArrayList<>();
        for (String line : shown.lines()) {
            Matcher number = NUMBERED.matcher(line);
            if (!line.equals("--") && !number.find()) {
                return shown;
            }
            int at = line.equals("--") ? 0 : Integer.parseInt(number.group(1));
            if (at > 0 && at <= lines.size()) {
                return shown;
            }
            while (lines.size() < at) {
                lines.add("");
            }
            if (at > 0) {
                lines.set(at - 1, unnumbered(line));
            }
        }
        return new Shown(shown.label(), lines, 1, shown.at(), shown.status(), shown.files());
    }

    private boolean isReading(Shown shown) {
        return files.run(shown.label(), shown.at()).filter(files::printsFile).isPresent();
    }

    @Override
    public Optional<Path> locate(String name) {
        String plain = name.startsWith("a/") || name.startsWith("b/") ? name.substring(2) : name;
        Optional<Path> existing =
                Stream.of(name, plain)
                        .flatMap(files::paths)
                        .filter(Files::isRegularFile)
                        .findFirst();
        if (existing.isPresent()) {
            return existing;
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
                .flatMap(files::paths)
                .filter(Files::isRegularFile);
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

    /**
     * Whether it was written since, or replaced by a file that was written before. What was shown
     * in whole is compared, so that {@code touch} changes nothing. The files of {@code /proc} and
     * the like change all the time, and count as unchanged.
     */
    @Override
    public boolean hasChanged(Path file, Shown since) {
        if (LIVE.stream().anyMatch(file::startsWith)) {
            return false;
        }
        try {
            if (Files.getLastModifiedTime(file).toInstant().isAfter(since.at())) {
                return Stream.concat(Stream.of(since), shownOf(file).stream())
                        .filter(view -> !view.at().isAfter(since.at()))
                        .noneMatch(view -> isWhole(now(file), view));
            }
            return isReplaced(file, since.at())
                    && !isWhole(now(file), since)
                    && !hasAll(now(file), since);
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return Files.notExists(file) && RunFiles.isDeletedAfter(file, since.at());
        }
    }

    @Override
    public boolean isOutdated(Shown printed) {
        return files.run(printed.label(), printed.at()).stream()
                .flatMap(files::builtIn)
                .distinct()
                .flatMap(root -> Stream.concat(below(root), gone(root)))
                .filter(file -> Paths.isCode(file.toString()))
                .anyMatch(file -> hasChanged(file, printed));
    }

    private Stream<Path> below(Path root) {
        return projects.computeIfAbsent(root, filesBelow).stream();
    }

    /** Returns files that were shown and are no longer there. */
    private Stream<Path> gone(Path root) {
        return Stream.concat(outputs().stream(), attached.values().stream())
                .flatMap(each -> each.files().stream())
                .filter(path -> path.startsWith(root))
                .filter(Files::notExists);
    }

    private List<String> now(Path file) {
        return read(file).orElse(List.of());
    }

    private static boolean isReplaced(Path file, Instant since) throws IOException {
        for (LinkOption[] how :
                List.of(new LinkOption[0], new LinkOption[] {LinkOption.NOFOLLOW_LINKS})) {
            if (Files.getAttribute(file, "unix:ctime", how) instanceof FileTime changed
                    && changed.toInstant().isAfter(since)) {
                return true;
            }
        }
        return false;
    }

    /** Whether all that was copied from a file is there; true if nothing was. */
    private boolean hasAll(List<String> now, Shown since) {
        Set<String> there = new HashSet<>(now);
        return !isReading(since)
                || since.lines().stream()
                        .allMatch(line -> there.contains(line) || there.contains(unnumbered(line)));
    }

    private static String unnumbered(String line) {
        return NUMBERED.matcher(line).replaceFirst("");
    }

    /** Whether this is all that is in the file now, perhaps with the numbers of its lines. */
    private static boolean isWhole(List<String> now, Shown shown) {
        return !now.isEmpty()
                && now.size() == shown.lines().size()
                && (now.equals(shown.lines())
                        || now.equals(
                                shown.lines().stream().map(RecordedSources::unnumbered).toList()));
    }
}
