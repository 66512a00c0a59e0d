package aish.front.changes;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.session.ChangedCommand;
import aish.event.Event;
import aish.event.Event.Author;
import aish.files.DiskSync;
import aish.files.PrivateFiles;
import aish.session.TimedEvent;
import aish.session.output.OutputStore;
import aish.session.output.SessionOutputs.TemporaryOutputs;
import aish.shell.CapturedOutput;
import aish.testing.FileMode;
import aish.testing.Ran;
import aish.testing.RecordingSink;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LastWorkedTest {
    @TempDir Path root;
    private WorkedBefore here;

    @BeforeEach
    void makeProject() throws IOException {
        here = new WorkedBefore(root);
        here.checkOut("main", "a");
        here.write("app.py", "print(1)\n");
        here.write("conf.yml", "a: 1\n");
        here.write("sub/Makefile", "all:\n");
        here.write("pom.xml", "<project/>\n");
        here.program("bin", "tool");
        here.program("bin", "make");
        here.exported.put("JAVA_HOME", "/opt/java/21");
        here.exported.put("TOOL_HOME", "/opt/tool");
        here.exported.put("EDITOR", "vi");
    }

    /** Each changes one thing, and the line names just that. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            textBlock =
                    """
            tool app.py          | edit app.py      | app.py changed
            tool app.py          | delete app.py    | app.py is gone
            tool new.txt         | edit new.txt     | new.txt is new
            tool app.py          | mode app.py      | app.py mode 644 → 755
            tool --in=conf.yml   | edit conf.yml    | conf.yml changed
            tool if=conf.yml     | edit conf.yml    | conf.yml changed
            tool < conf.yml      | edit conf.yml    | conf.yml changed
            ./app.py             | edit app.py      | app.py changed
            bash -c 'tool app.py' | edit app.py     | app.py changed
            cd sub && make       | edit sub/Makefile | sub/Makefile changed
            mvn -q test          | edit pom.xml     | pom.xml changed
            ./mvnw verify        | edit pom.xml     | pom.xml changed
            tool x               | program tool     | tool {root}/bin/tool → {root}/new/tool, PATH
            tool x               | remove tool      | tool is gone
            tool x               | branch fix       | branch main → fix
            tool x               | commit main      | commit aaaaaaa → bbbbbbb
            tool x               | set JAVA_HOME    | JAVA_HOME
            tool x               | set FRESH        | FRESH set
            tool x               | unset JAVA_HOME  | JAVA_HOME unset
            tool x               | unset SSH_AUTH_SOCK | SSH_AUTH_SOCK unset
            """)
    void namesWhatIsDifferent(String command, String change, String named) throws IOException {
        here.exported.put("SSH_AUTH_SOCK", "/tmp/a");
        here.works(command);
        here.now = here.now.plus(Duration.ofHours(2));
        apply(change);
        assertThat(here.fails(command))
                .isEqualTo(
                        "Last worked 2 hours ago (out-3). Since then: "
                                + named.replace("{root}", root.toString())
                                + ".");
        assertThat(here.told)
                .hasSize(1)
                .allMatch(told -> told.startsWith("[aish] `" + command + "`: Last worked "));
    }

    private void apply(String change) throws IOException {
        String[] words = change.split(" ", -1);
        String name = words[1];
        Path file = here.directory.resolve(name);
        switch (words[0]) {
            case "edit" -> here.write(name, "something else\n");
            case "touch" ->
                    Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000_000_000L));
            case "delete" -> Files.delete(file);
            case "mode" ->
                    Files.setPosixFilePermissions(
                            file, PosixFilePermissions.fromString("rwxr-xr-x"));
            case "program" -> {
                here.program("new", name);
                here.exported.put("PATH", root.resolve("new").toString());
            }
            case "remove" -> Files.delete(root.resolve("bin").resolve(name));
            case "branch" -> here.checkOut(name, "b");
            case "commit" -> here.checkOut(name, "b");
            case "set" -> here.exported.put(name, "another");
            case "unset" -> here.exported.remove(name);
            default -> throw new IllegalArgumentException(change);
        }
    }

    /** What did not change, and what differs between any two sessions, is not named. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            textBlock =
                    """
            tool app.py | touch app.py
            tool app.py | edit other.txt
            tool app.py | edit conf.yml
            tool x      | touch ../bin/tool
            tool x      | set SHLVL
            tool x      | set OLDPWD
            tool x      | set WINDOWID
            tool x      | set SSH_AUTH_SOCK
            python3 x   | edit pom.xml
            """)
    void namesNothingElse(String command, String change) throws IOException {
        here.exported.put("SSH_AUTH_SOCK", "/tmp/a");
        here.works(command);
        apply(change);
        assertThat(here.fails(command)).isEmpty();
        assertThat(here.told).isEmpty();
        assertThat(here.changed(command).orElseThrow())
                .startsWith(
                        "Last worked just now (out-3).\nNothing that aish compares has changed: ");
    }

    @Test
    void ordersByNearnessAndCountsTheRest() throws IOException {
        here.works("tool app.py $EDITOR");
        here.write("app.py", "other\n");
        here.program("new", "tool");
        here.exported.put("PATH", root.resolve("new").toString());
        here.checkOut("fix", "b");
        here.exported.put("AAA", "1");
        here.exported.put("EDITOR", "ed");
        here.exported.put("TOOL_HOME", "/elsewhere");
        String tool = "tool " + root + "/bin/tool → " + root + "/new/tool";
        assertThat(here.fails("tool app.py $EDITOR"))
                .isEqualTo(
                        "Last worked just now (out-3). Since then: app.py changed, "
                                + tool
                                + ", branch main → fix, AAA set, EDITOR, and 2 more (:changed).");
        assertThat(here.changed("tool app.py $EDITOR").orElseThrow())
                .isEqualTo(
                        """
                        Last worked just now (out-3).
                        Different since then:
                          app.py     changed
                          tool       %s/bin/tool → %s/new/tool
                          branch     main → fix
                          AAA        set
                          EDITOR     changed
                          PATH       changed
                          TOOL_HOME  changed
                        Compared: the files and programs of the command, the branch and its commit, \
                        and what is exported."""
                                .formatted(root, root));
    }

    @Test
    void countsLinesOfWhatGitKnows() throws IOException, InterruptedException {
        PrivateFiles.deleteTree(here.directory.resolve(".git"));
        git("init", "-q", "-b", "main", ".");
        git("add", "app.py");
        git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a");
        here.works("tool app.py conf.yml");
        here.write("app.py", "print(2)\nprint(3)\n");
        here.write("conf.yml", "untracked\n");
        assertThat(here.fails("tool app.py conf.yml")).endsWith("app.py +2 −1, conf.yml changed.");
        here.works("tool app.py");
        here.write("app.py", "it was not committed like this\n");
        assertThat(here.fails("tool app.py")).endsWith("Since then: app.py changed.");
    }

    private void git(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        ProcessBuilder git = new ProcessBuilder(command).directory(here.directory.toFile());
        assertThat(git.inheritIO().start().waitFor()).isZero();
    }

    @Test
    void survivesARestartAndNamesOutputsOnlyOfTheSameSession() throws IOException {
        here.works("tool app.py");
        here.restart();
        here.session = "s2";
        here.now = here.now.plus(Duration.ofDays(3));
        here.write("app.py", "other\n");
        assertThat(here.fails("tool app.py"))
                .isEqualTo("Last worked 3 days ago. Since then: app.py changed.");
    }

    @Test
    void saysNothingOfWhatWasInterruptedOrRanElsewhere() throws IOException {
        here.works("tool app.py");
        here.write("app.py", "other\n");
        here.runs("tool app.py", 130);
        here.runs("tool app.py", 148);
        assertThat(here.told).isEmpty();
        here.onCopy = true;
        assertThat(here.fails("tool app.py")).isEmpty();
        here.onCopy = false;
        here.silent = true;
        assertThat(here.fails("tool app.py")).isEmpty();
        here.silent = false;
        assertThat(here.fails("tool  app.py")).isEmpty();
        assertThat(here.fails(":try tool app.py")).isEmpty();
        assertThat(here.fails("tool app.py")).isNotEmpty();
    }

    /** The command finds what to compare in the record of the session. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            ''       | $ tool conf.yml
            out-3    | $ tool app.py
            tool app.py | $ tool app.py
            out-77   | No command with the output out-77.
            tool zz  | aish has not seen this work in
            """)
    void listsWhatChanged(String arguments, String said) throws IOException {
        here.works("tool app.py");
        here.works("tool conf.yml");
        here.write("app.py", "other\n");
        List<TimedEvent> events =
                List.of(ran("tool app.py", 0, 3), ran("tool conf.yml", 1, 4), ran("ls", 0, 5));
        RecordingSink sink = new RecordingSink();
        new ChangedCommand(
                        (command, place) ->
                                here.changed(command).filter(_ -> place.equals(here.directory)),
                        () -> events,
                        new OutputStore(
                                new TemporaryOutputs(root, "s"), 1000, new DiskSync(), Map::of),
                        () -> here.directory,
                        sink)
                .run(arguments);
        assertThat(sink.events().toString()).contains(said);
    }

    private TimedEvent ran(String command, int status, int number) {
        CapturedOutput output = new CapturedOutput(number, "x", 0, "", false, Optional.empty());
        return new TimedEvent(
                Instant.EPOCH,
                new Event.Ran(Ran.command(command, status, output, here.directory), Author.PERSON));
    }

    @Test
    void keepsNoSecrets() throws IOException {
        here.exported.put("TOKEN", "hunter2-value");
        here.write("secret.txt", "hunter2-content\n");
        here.works("tool -p hunter2-word secret.txt");
        List<Path> kept;
        try (Stream<Path> all = Files.walk(here.state)) {
            kept = all.filter(Files::isRegularFile).toList();
        }
        assertThat(kept).hasSizeGreaterThan(1);
        for (Path file : kept) {
            assertThat(FileMode.of(file)).as(file.toString()).isEqualTo("rw-------");
            String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
            assertThat(text).doesNotContain("hunter2", "secret.txt", here.directory.toString());
        }
    }

    @Test
    void keepsABoundedNumberOfSnapshots() throws IOException {
        Path folder = root.resolve("many");
        Snapshot small = snapshot();
        for (int i = 0; i < 1000; i++) {
            small.save(folder, "abc%03d".formatted(i));
        }
        assertThat(folder.toFile().list()).hasSize(1);
        assertThat(Snapshot.load(folder, "abc000")).isEmpty();
        assertThat(Snapshot.load(folder, "abc999")).contains(small);
    }

    private static Snapshot snapshot() {
        return new Snapshot(
                Instant.ofEpochSecond(1000),
                "",
                0,
                new TreeMap<>(
                        Map.of(
                                Snapshot.BRANCH,
                                "main",
                                Snapshot.COMMIT,
                                "",
                                Snapshot.FILE + "f",
                                "100644 5 7 abc ",
                                Snapshot.PROGRAM + "p",
                                "100755 5 7 - /usr/bin/my tool")));
    }

    @Test
    void readsBackWhatItWrites() {
        assertThat(Snapshot.parse(snapshot().text("abc"), "abc")).contains(snapshot());
    }

    /** A file that is cut off, or in which anything was replaced, is skipped or read; no more. */
    @Property
    void damageDoesNoHarm(@ForAll("damage") String text) {
        Snapshot.parse(text, "abc")
                .ifPresent(read -> assertThat(read.text("abc")).endsWith("end\n"));
    }

    @Provide
    Arbitrary<String> damage() {
        String whole = snapshot().text("abc");
        Arbitrary<String> cut =
                Arbitraries.integers().between(0, whole.length()).map(n -> whole.substring(0, n));
        Arbitrary<String> line =
                Arbitraries.of("variable:A", "file:f 1 2", "program:p", "end", "x", "", "branch ")
                        .list()
                        .ofMaxSize(6)
                        .map(
                                lines ->
                                        whole.lines().limit(2).collect(Collectors.joining("\n"))
                                                + "\n"
                                                + String.join("\n", lines)
                                                + "\nend\n");
        return Arbitraries.oneOf(cut, line, Arbitraries.strings().ofMaxLength(200));
    }

    @Test
    void aTornStoreOrKeyOnlyMeansThatNothingIsKnown() throws IOException {
        here.works("tool app.py");
        here.write("app.py", "other\n");
        try (Stream<Path> kept = Files.list(here.state.resolve("worked"))) {
            for (Path file : kept.toList()) {
                Files.writeString(file, "torn");
            }
        }
        assertThat(here.fails("tool app.py")).isEmpty();
        Files.writeString(here.state.resolve("worked.key"), "short");
        here.restart();
        here.works("tool app.py");
        here.write("app.py", "again\n");
        assertThat(here.fails("tool app.py")).isNotEmpty();
    }
}
