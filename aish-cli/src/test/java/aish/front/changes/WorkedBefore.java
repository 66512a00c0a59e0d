package aish.front.changes;

import module java.base;

import aish.event.Event;
import aish.event.Event.Author;
import aish.shell.CapturedOutput;
import aish.testing.Ran;
import aish.testing.RecordingSink;
import aish.workspace.BuildKinds;

/** A directory in which commands work and then fail, without a shell. */
final class WorkedBefore {
    final Path directory;
    final Path state;
    final Map<String, String> exported = new TreeMap<>();
    final List<String> told = new ArrayList<>();
    boolean onCopy;

    /** Whether the shell does not answer. */
    boolean silent;

    Instant now = Instant.parse("2026-03-01T10:00:00Z");
    String session = "s1";
    private final RecordingSink sink = new RecordingSink();
    private LastWorked worked;

    WorkedBefore(Path root) throws IOException {
        directory = Files.createDirectories(root.resolve("project"));
        state = root.resolve("state");
        exported.put("PATH", root.resolve("bin").toString());
        worked = make();
    }

    private LastWorked make() {
        return new LastWorked(
                state,
                new LastWorked.Surroundings(
                        this::declarations,
                        () -> onCopy,
                        () -> session,
                        Path.of("/home/me"),
                        BuildKinds::filesOf),
                () -> now,
                Runnable::run,
                told::add,
                sink);
    }

    /** Does what a new start of aish does. */
    void restart() {
        worked = make();
    }

    private String declarations() {
        StringBuilder text = new StringBuilder();
        (silent ? Map.<String, String>of() : exported)
                .forEach(
                        (name, value) ->
                                text.append("declare -x %s=\"%s\"\n".formatted(name, value)));
        return text.toString();
    }

    void write(String name, String text) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** Makes a program that the shell finds. */
    Path program(String place, String name) throws IOException {
        Path file = directory.resolveSibling(place).resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n");
        file.toFile().setExecutable(true);
        return file;
    }

    void checkOut(String branch, String commit) throws IOException {
        write(".git/HEAD", "ref: refs/heads/" + branch + "\n");
        write(".git/refs/heads/" + branch, commit.repeat(40) + "\n");
    }

    void works(String command) {
        runs(command, 0);
        worked.settled();
    }

    /** Returns the line that is shown when the command fails; empty if none is. */
    String fails(String command) {
        int before = sink.events().size();
        runs(command, 1);
        return sink.events().stream()
                .skip(before)
                .map(event -> ((Event.Notice) event).text())
                .collect(Collectors.joining("\n"));
    }

    void runs(String command, int status) {
        worked.emit(new Event.Started(command, Author.PERSON, directory, 3));
        CapturedOutput output = new CapturedOutput(3, "x\n", 0, "", false, Optional.empty());
        worked.emit(new Event.Ran(Ran.command(command, status, output, directory), Author.PERSON));
    }

    Optional<String> changed(String command) {
        return worked.describe(command, directory);
    }
}
