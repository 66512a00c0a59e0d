package aish.session;

import module java.base;

import aish.safety.Analyser;
import aish.safety.Call;
import aish.safety.Effect;
import aish.safety.SafetyFacts;
import aish.shell.CommandResult;
import org.jspecify.annotations.Nullable;

/** Finds the files that the commands of a session named, including those that are gone. */
final class RunFiles {
    private static final Pattern GLOB = Pattern.compile("[*?\\[]");
    private static final int MOST_MATCHES = 100;

    /** How {@code sed -n} and {@code tail -n} are told with which line to start. */
    private static final Pattern FIRST_PRINTED =
            Pattern.compile("(?=.*p|.*\\+)(?:-n)?\\+?(\\d{1,7})(?:(?:,[\\d$]*)?p)?");

    /**
     * @param from the shell's directory before
     */
    record Run(CommandResult result, Instant at, Path from) {}

    private final List<Run> runs = new ArrayList<>();
    private final Map<String, List<Call>> calls = new HashMap<>();
    private final Set<Path> directories = new LinkedHashSet<>();
    private final Path home;

    /**
     * @param places directories that a relative path may start from, the likeliest first
     */
    RunFiles(List<Path> places, Path home) {
        directories.addAll(places);
        this.home = home;
    }

    void add(Run run) {
        runs.add(run);
        directories.add(run.result().directory());
    }

    /** Returns the run of a command at that time. */
    Optional<Run> run(String command, Instant at) {
        return runs.stream()
                .filter(each -> each.at().equals(at))
                .filter(each -> each.result().command().equals(command))
                .findFirst();
    }

    /** Returns the paths that a name may mean, the likeliest first. */
    Stream<Path> paths(String name) {
        return directories.stream()
                .map(directory -> path(directory, name))
                .filter(Objects::nonNull);
    }

    @Nullable Path path(Path directory, String name) {
        try {
            return name.startsWith("~/")
                    ? home.resolve(name.substring(2)).normalize()
                    : directory.resolve(name).normalize();
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /** Returns what a command ran. */
    List<Call> calls(Run run) {
        return calls.computeIfAbsent(
                run.result().command(),
                command -> Analyser.read(command, SafetyFacts.none()).calls());
    }

    /** Whether a command prints lines of one file as they are. */
    boolean printsFile(Run run) {
        return calls(run).stream().allMatch(call -> call.isIn("line-printers"))
                && calls(run).stream().flatMap(call -> call.reads().stream()).distinct().count()
                        == 1;
    }

    /** Returns the line of its file with which a command starts. */
    int firstLine(Run run) {
        return calls(run).stream()
                .flatMap(call -> call.texts().stream())
                .map(FIRST_PRINTED::matcher)
                .filter(Matcher::matches)
                .mapToInt(found -> Integer.parseInt(found.group(1)))
                .findFirst()
                .orElse(1);
    }

    /** Returns the files that a command is about. */
    List<Path> about(Run run) {
        Set<Path> about = new LinkedHashSet<>();
        for (Call call : calls(run)) {
            if (call.onlyLooks() && !call.isIn("history-printers")) {
                call.reads().forEach(name -> about.addAll(read(run, name)));
                named(call).forEach(name -> about.addAll(matching(place(run, call), name)));
            }
        }
        return List.copyOf(about);
    }

    /** Returns the words of a call that may be names of files. */
    private static Stream<String> named(Call call) {
        return call.texts().stream()
                .flatMap(word -> Stream.of(word, word.substring(word.indexOf('=') + 1)))
                .filter(word -> !word.equals(call.program()));
    }

    /** Returns the directories with the code on which the output of builds and tests depends. */
    Stream<Path> builtIn(Run run) {
        return calls(run).stream().filter(RunFiles::showsCode).flatMap(call -> parts(run, call));
    }

    private static boolean showsCode(Call call) {
        return call.isIn("project-printers")
                || (call.effects().contains(Effect.BUILDS) && !call.isIn("manifest-printers"));
    }

    /** Returns the directories that a call names, or else where it runs. */
    private Stream<Path> parts(Run run, Call call) {
        Path place = place(run, call);
        List<Path> named =
                named(call)
                        .map(word -> path(place, word.replaceFirst("/\\.\\.\\.$", "")))
                        .filter(path -> path != null && Files.isDirectory(path))
                        .toList();
        return named.isEmpty() ? Stream.of(place) : named.stream();
    }

    private Path place(Run run, Call call) {
        Path place = path(run.from(), call.directory());
        return place == null ? run.from() : place;
    }

    /** Returns the files that a name means, or the one that it meant. */
    private List<Path> read(Run run, String name) {
        List<Path> there = matching(run.from(), name);
        Path gone = path(run.from(), name);
        return there.isEmpty() && gone != null && isGone(gone, run) ? List.of(gone) : there;
    }

    private List<Path> matching(Path place, String name) {
        Path path = path(place, name);
        if (path == null || Files.isRegularFile(path) || !GLOB.matcher(name).find()) {
            return path != null && Files.isRegularFile(path) ? List.of(path) : List.of();
        }
        Path parent = path.getParent();
        if (!isExistingPlace(parent)) {
            return List.of();
        }
        try (DirectoryStream<Path> all =
                Files.newDirectoryStream(parent, path.getFileName().toString())) {
            return StreamSupport.stream(all.spliterator(), false)
                    .filter(Files::isRegularFile)
                    .limit(MOST_MATCHES)
                    .toList();
        } catch (IOException | PatternSyntaxException e) {
            return List.of();
        }
    }

    /** Whether a file was there when it was read; elsewhere, others than the user delete files. */
    private boolean isGone(Path path, Run read) {
        return read.result().status() == 0
                && Files.notExists(path)
                && RecordedSources.LIVE.stream().noneMatch(path::startsWith)
                && !GLOB.matcher(path.toString()).find()
                && (isExistingPlace(path.getParent())
                        || runs.stream().anyMatch(each -> mayRemove(each, path, read)));
    }

    private boolean isExistingPlace(@Nullable Path directory) {
        return directory != null
                && Files.isDirectory(directory)
                && directories.stream().anyMatch(directory::startsWith);
    }

    /** Whether a later command may have removed a file. */
    private boolean mayRemove(Run later, Path path, Run read) {
        return later.at().isAfter(read.at())
                && calls(later).stream()
                        .filter(call -> !call.onlyLooks())
                        .flatMap(call -> call.texts().stream())
                        .anyMatch(word -> word.endsWith(String.valueOf(path.getFileName())));
    }

    /** Whether a file may have been deleted later: that changes the directory where it was. */
    static boolean isDeletedAfter(Path file, Instant at) {
        Path place = file.getParent();
        while (place != null && Files.notExists(place)) {
            place = place.getParent();
        }
        try {
            return place == null || Files.getLastModifiedTime(place).toInstant().isAfter(at);
        } catch (IOException e) {
            return true;
        }
    }
}
