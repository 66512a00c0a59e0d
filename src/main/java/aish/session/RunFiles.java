package aish.session;

import module java.base;

import aish.evidence.CommandFiles;
import aish.shell.CommandResult;
import org.jspecify.annotations.Nullable;

/** Finds the files that the commands of a session named, including those that are gone. */
final class RunFiles {
    private static final Pattern GLOB = Pattern.compile("[*?\\[]");
    private static final int MOST_MATCHES = 100;

    /** A word that can hardly be anything but the path of a file. */
    private static final Pattern FILE_NAME = Pattern.compile("(?!\\w+:).*/[^/]+\\.\\w{1,5}");

    private static final Pattern REMOVAL =
            Pattern.compile(
                    "\\b(?:rm|mv|unlink|shred|trash|delete|clean|checkout|reset|restore|stash)\\b");

    private static final int LARGEST_SCRIPT = 1 << 16;

    /** The start of a path that only the script knows. */
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{?\\w+}?\"?/");

    /**
     * @param from the shell's directory before
     */
    record Run(CommandResult result, Instant at, Path from) {}

    private final List<Run> runs = new ArrayList<>();
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

    /** Returns the files that a command is about. */
    List<Path> about(Run run, CommandFiles files) {
        String directory = files.directory();
        List<Path> about = new ArrayList<>();
        files.read().forEach(name -> about.addAll(found(run, directory, name, true)));
        for (String name : files.named()) {
            about.addAll(found(run, directory, name, FILE_NAME.matcher(name).matches()));
        }
        files.scripts().stream()
                .flatMap(name -> existing(run, directory, name).stream())
                .distinct()
                .flatMap(script -> usedBy(script, run, directory).stream())
                .forEach(about::add);
        return about;
    }

    /** Returns the files that a script names. */
    private List<Path> usedBy(Path script, Run run, String directory) {
        try (InputStream in = Files.newInputStream(script)) {
            String text = new String(in.readNBytes(LARGEST_SCRIPT), StandardCharsets.UTF_8);
            return CommandFiles.mentions(VARIABLE.matcher(text).replaceAll(""))
                    .limit(MOST_MATCHES)
                    .flatMap(name -> existing(run, directory, name).stream())
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /**
     * Returns the files that a name means.
     *
     * @param file whether it meant a file even if there is none now
     */
    private List<Path> found(Run run, String directory, String name, boolean file) {
        List<Path> there = existing(run, directory, name);
        Path place = path(run.from(), directory);
        Path gone = place == null || !file ? null : path(place, name);
        return there.isEmpty() && gone != null && isGone(gone, run) ? List.of(gone) : there;
    }

    /** Returns the files of that name, where the command may have found them. */
    private List<Path> existing(Run run, String directory, String name) {
        return Stream.of(run.from(), run.result().directory())
                .flatMap(place -> Stream.of(path(place, directory), place))
                .filter(Objects::nonNull)
                .distinct()
                .map(place -> matching(place, name))
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
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
    private static boolean mayRemove(Run later, Path path, Run read) {
        String command = later.result().command();
        String name = String.valueOf(path.getFileName());
        return later.at().isAfter(read.at())
                && command.contains(name)
                && REMOVAL.matcher(command).find()
                && CommandFiles.of(command).read().stream().noneMatch(each -> each.endsWith(name));
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
