package aish.exec.rehearsal;

import module java.base;

import aish.approval.RehearsalSelection;
import aish.approval.RehearsalText;
import aish.exec.rehearsal.Rehearsals.Conflicting;
import aish.exec.rehearsal.Rehearsals.Limits;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.exec.rehearsal.Rehearsals.RehearsalException;
import aish.shell.ShellSession;
import aish.testing.RealShell;
import aish.undo.UndoStore;

/**
 * Runs a command on a copy of a tree, keeps what it did, and runs it again directly on the same
 * tree. As a program, it does so for every command in a file, for a user other than that of the
 * tests: {@code RehearsalTrial TOP SETUP COMMANDS RESULTS}.
 */
final class RehearsalTrial {
    private static final String DIVIDER = "\0";

    private final Path top;
    private final Path tree;
    private final Path script;
    private final Rehearsals rehearsals;
    private final UndoStore undo;

    RehearsalTrial(Path top) throws IOException {
        this.top = top;
        this.tree = top.resolve("tree");
        this.script = top.resolve("tree.py");
        try (InputStream in = RehearsalTrial.class.getResourceAsStream("tree.py")) {
            Files.write(script, Objects.requireNonNull(in).readAllBytes());
        }
        Path state = Files.createDirectory(top.resolve("state"));
        InstantSource clock = InstantSource.system();
        undo = new UndoStore(state.resolve("undo"), 1 << 28, Duration.ofDays(1), clock);
        rehearsals =
                new Rehearsals(
                        state,
                        () -> new Limits(1 << 28, Duration.ofSeconds(60), 3),
                        () -> Optional.of(undo),
                        clock);
    }

    public static void main(String... arguments) throws Exception {
        RehearsalTrial trial = new RehearsalTrial(Path.of(arguments[0]));
        String setup = Files.readString(Path.of(arguments[1]));
        StringBuilder results = new StringBuilder();
        for (String command : Files.readString(Path.of(arguments[2])).split(DIVIDER, -1)) {
            results.append(trial.of(setup, command)).append(DIVIDER);
            Files.writeString(Path.of(arguments[3]), results);
        }
        System.exit(0);
    }

    /** Tries a command; one that starts with a number in a comment also partly. */
    String of(String setup, String command) throws Exception {
        Matcher number = Pattern.compile(": (\\d+)\n.*", Pattern.DOTALL).matcher(command);
        return differences(setup, command)
                + (number.matches()
                        ? partly(setup, command, Integer.parseInt(number.group(1)))
                        : "");
    }

    /** Runs commands as another user; returns what each one did differently. */
    static List<String> asUser(int user, Path top, String setup, List<String> commands)
            throws Exception {
        String owner = String.valueOf(user);
        Path folder = Files.createDirectory(top.resolve("user"));
        Path given = Files.writeString(top.resolve("setup"), setup);
        Path list = Files.writeString(top.resolve("commands"), String.join(DIVIDER, commands));
        Path results = Files.writeString(folder.resolve("results"), "");
        for (Path path : List.of(folder, results)) {
            Files.setAttribute(path, "unix:uid", user);
            Files.setAttribute(path, "unix:gid", user);
        }
        Files.setPosixFilePermissions(top, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path dist = Path.of("target/dist").toAbsolutePath();
        Process process =
                new ProcessBuilder(
                                "setpriv",
                                "--reuid",
                                owner,
                                "--regid",
                                owner,
                                "--clear-groups",
                                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-XX:TieredStopAtLevel=1",
                                // Maven's repository may be private to its owner
                                "-Djffi.boot.library.path=" + dist.resolve("native/jni"),
                                "-cp",
                                System.getProperty("java.class.path") + ":" + dist + "/lib/*",
                                RehearsalTrial.class.getName(),
                                folder.toString(),
                                given.toString(),
                                list.toString(),
                                results.toString())
                        .redirectErrorStream(true)
                        .redirectOutput(top.resolve("output").toFile())
                        .start();
        if (!process.waitFor(10, TimeUnit.MINUTES)) {
            process.destroyForcibly();
        }
        List<String> found = new ArrayList<>(List.of(Files.readString(results).split(DIVIDER, -1)));
        found.removeLast();
        while (found.size() < commands.size()) {
            found.add("not run: " + Files.readString(top.resolve("output")));
        }
        return found;
    }

    private void restore(String setup) throws Exception {
        remove(tree);
        Files.createDirectory(tree);
        if (!Files.exists(top.resolve("original"))) {
            run(setup);
            run("cp -a . ../original");
            remove(tree);
            Files.createDirectory(tree);
        }
        run("cp -aT ../original .");
    }

    /** Returns what differs from a direct run, or what changed too early; empty if all is well. */
    String differences(String setup, String command) throws Exception {
        restore(setup);
        double now = now();
        String before = snapshot(now);
        String plainly = snapshot(now, "plain");
        DiskState disk = DiskState.of(tree);
        StringBuilder found = new StringBuilder();
        Rehearsal rehearsal;
        try (ShellSession shell = RealShell.start(tree, Map.of("HOME", tree.toString()))) {
            rehearsal = rehearsals.run(shell, command, command, Network.OFF).rehearsal();
        } catch (RehearsalException e) {
            return e.why();
        }
        compare("changed before it was kept", before, snapshot(now), found);
        compareShown(rehearsal, found);
        Rehearsals.Kept result;
        try {
            Conflicting conflicting =
                    command.contains("pipe") ? Conflicting.REPLACED : Conflicting.REFUSED;
            result = rehearsals.keep(rehearsal, rehearsal.changes(), conflicting);
        } catch (RehearsalException e) {
            return found + e.why();
        }
        String kept = snapshot(now);
        compare("kept what was not shown", listed(rehearsal.changes()), disk.changed(tree), found);
        boolean undoable = result.undoable() && !rehearsal.changes().isEmpty();
        undo.find("")
                .filter(_ -> undoable)
                .ifPresent(
                        saved -> {
                            try {
                                undo.undo(saved, UndoStore.Changed.KEPT);
                            } catch (Exception e) {
                                found.append("cannot undo: ").append(e).append('\n');
                            }
                        });
        if (undoable) {
            compare("not as before after undoing", plainly, snapshot(now, "plain"), found);
        }
        remove(tree);
        Files.createDirectory(tree);
        run("cp -aT ../original .");
        int status = run(command);
        if (status != rehearsal.status()) {
            found.append("status %d, not %d%n".formatted(rehearsal.status(), status));
        }
        compare("not as after a direct run", snapshot(now), kept, found);
        return found.toString();
    }

    /**
     * Keeps one of the changes with what it needs, then the rest; returns what was not as shown,
     * empty if all is well.
     */
    String partly(String setup, String command, int which) throws Exception {
        restore(setup);
        DiskState before = DiskState.of(tree);
        StringBuilder found = new StringBuilder();
        try (ShellSession shell = RealShell.start(tree, Map.of("HOME", tree.toString()))) {
            Rehearsal rehearsal = rehearsals.run(shell, command, command, Network.OFF).rehearsal();
            if (rehearsal.changes().isEmpty()) {
                return "";
            }
            Path chosen = rehearsal.changes().get(which % rehearsal.changes().size()).path();
            List<Change> part =
                    rehearsal.changes().stream()
                            .filter(
                                    new HashSet<>(
                                                    new RehearsalSelection(rehearsal, top)
                                                            .of(List.of(chosen.toString())))
                                            ::contains)
                            .toList();
            Optional<Rehearsal> rest =
                    rehearsals.keep(rehearsal, part, Conflicting.REPLACED).rest();
            compare("kept another part", listed(part), before.changed(tree), found);
            if (rest.isPresent()) {
                rehearsals.keep(rest.get(), rest.get().changes(), Conflicting.REFUSED);
                compare(
                        "kept another rest",
                        listed(rehearsal.changes()),
                        before.changed(tree),
                        found);
            }
        } catch (RehearsalException e) {
            found.append(e.why());
        }
        return found.toString();
    }

    /** Every change has its line in the report. */
    private void compareShown(Rehearsal rehearsal, StringBuilder found) {
        String report = new RehearsalText(tree, UnaryOperator.identity()).report(rehearsal);
        Matcher lines =
                Pattern.compile("(?m)^ +(?:\\d+ +)?(created|changed|deleted|attributes)  ")
                        .matcher(report);
        List<String> shown = lines.results().map(line -> line.group(1)).sorted().toList();
        List<String> all =
                rehearsal.changes().stream().map(one -> one.kind().word()).sorted().toList();
        if (rehearsal.changes().size() <= 200 && !shown.equals(all)) {
            found.append("shown as\n").append(report).append('\n');
        }
    }

    private String listed(List<Change> changes) {
        return DiskState.lines(
                changes.stream().map(one -> DiskState.line(one.kind(), tree, one.path())));
    }

    /** The time of the files that are written from here on, whose clock is coarse. */
    private double now() throws Exception {
        Thread.sleep(20);
        Path file = Files.writeString(top.resolve("now"), "");
        FileTime time = Files.getLastModifiedTime(file);
        return time.to(TimeUnit.MICROSECONDS) / 1e6;
    }

    private static void compare(String what, String expected, String found, StringBuilder text) {
        if (!expected.equals(found)) {
            Set<String> lost = new LinkedHashSet<>(expected.lines().toList());
            Set<String> added = new LinkedHashSet<>(found.lines().toList());
            List<String> common = lost.stream().filter(added::contains).toList();
            common.forEach(lost::remove);
            common.forEach(added::remove);
            text.append(what).append(":\n");
            lost.forEach(line -> text.append("- ").append(line).append('\n'));
            added.forEach(line -> text.append("+ ").append(line).append('\n'));
        }
    }

    private int run(String command) throws Exception {
        ProcessBuilder builder = new ProcessBuilder("bash", "-c", command);
        builder.environment().put("HOME", tree.toString());
        Process bash =
                builder.directory(tree.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(top.resolve("said").toFile())
                        .redirectInput(Path.of("/dev/null").toFile())
                        .start();
        return bash.waitFor();
    }

    private String snapshot(double now, String... more) throws Exception {
        List<String> words =
                new ArrayList<>(
                        List.of(
                                "python3",
                                script.toString(),
                                tree.toString(),
                                String.valueOf(now)));
        words.addAll(List.of(more));
        Process python = new ProcessBuilder(words).redirectErrorStream(true).start();
        return new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.matches("(.*/)?(\\.git/(index|logs)|\\.npm|\\.cache)[ /].*"))
                .collect(Collectors.joining("\n"));
    }

    private static void remove(Path folder) {
        if (Files.exists(folder)) {
            Rehearsals.remove(folder);
        }
    }
}
