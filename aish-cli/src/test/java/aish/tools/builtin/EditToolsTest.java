package aish.tools.builtin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.event.Event;
import aish.event.Operator;
import aish.exec.CommandAssessor;
import aish.exec.PermissionRules;
import aish.exec.RefusedException;
import aish.json.Json;
import aish.json.JsonWriter;
import aish.patch.CopyTarget;
import aish.safety.SafetyFacts;
import aish.safety.permissions.Permission;
import aish.safety.permissions.PermissionRule;
import aish.safety.permissions.UserRules;
import aish.shell.remote.RemoteFiles;
import aish.shell.remote.Target;
import aish.testing.NewFile;
import aish.testing.RecordingSink;
import aish.tools.CallAssessment;
import aish.tools.Tool;
import aish.tools.ToolServers.ToolException;
import aish.tools.ToolServers.ToolOutcome;
import aish.undo.UndoStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EditToolsTest {
    private static final String SOURCE = "class A {\n  int one;\n  int two;\n}\n";

    @TempDir Path top;

    private Path home;
    private Path project;
    private UndoStore undo;
    private Optional<UnaryOperator<String>> copy = Optional.empty();
    private Path here;
    private Path own;
    private int lastEdit;
    private final RecordingSink events = new RecordingSink();
    private final PermissionRules rules = PermissionRules.empty();
    private Optional<String> objection = Optional.empty();
    private BuiltinCalls calls;
    private BuiltinTools tools;

    private String check(String command) throws RefusedException {
        if (objection.isPresent()) {
            throw new RefusedException(objection.get() + ": " + command);
        }
        return command;
    }

    @BeforeEach
    void fill() throws IOException {
        home = Files.createDirectories(top.toRealPath().resolve("home"));
        project = Files.createDirectories(home.resolve("project"));
        here = project;
        own = home;
        write("project/.git/config", "[core]\n");
        write("project/src/A.java", SOURCE);
        write("project/.env", "TOKEN=one\n");
        write("outside.txt", "one\n");
        Files.createSymbolicLink(project.resolve("link"), home.resolve("outside.txt"));
        Files.createSymbolicLink(project.resolve("up"), home);
        undo = new UndoStore(top.resolve("undo"), 1 << 20, Duration.ofDays(1), Instant::now);
        calls =
                new BuiltinCalls(
                        () -> here,
                        () -> own,
                        () -> here,
                        () -> new CommandAssessor(_ -> facts(), () -> Optional.of(undo), rules),
                        rules,
                        (command, _) -> check(command),
                        () -> Optional.of(undo),
                        () -> copy.map(shell -> new CopyTarget(shell, true, Optional.empty())),
                        () -> lastEdit,
                        Operator.NOBODY,
                        events);
        tools = new BuiltinTools(calls);
    }

    private SafetyFacts facts() {
        return new SafetyFacts(
                Optional.of(here), Optional.of(own), Map.of(), Map.of(), UserRules.none());
    }

    private void write(String name, String text) throws IOException {
        NewFile.write(home.resolve(name), text);
    }

    private String read(String name) throws IOException {
        return Files.readString(project.resolve(name));
    }

    private static String edit(String path, String before, String after) {
        return new JsonWriter()
                .beginObject()
                .member("path", path)
                .member("old_text", before)
                .member("new_text", after)
                .endObject()
                .toString();
    }

    private static String patch(String text) {
        return new JsonWriter().beginObject().member("patch", text).endObject().toString();
    }

    private CallAssessment assess(String name, String arguments) throws Exception {
        return calls.assess(BuiltinToolsTest.tool(name), Json.parse(arguments));
    }

    private ToolOutcome call(String name, String arguments) {
        Tool tool = BuiltinToolsTest.tool(name);
        return tools.call(tool, arguments).outcome().join();
    }

    private static ToolOutcome done(String text) {
        return new ToolOutcome(ToolOutcome.Kind.DONE, text);
    }

    @Test
    void replacesTextThatOccursOnceAndCanBeUndone() throws Exception {
        String arguments = edit("src/A.java", "int one", "long one");
        CallAssessment assessed = assess("edit_file", arguments);
        assertThat(read("src/A.java")).isEqualTo(SOURCE);
        assertThat(assessed.risk().command()).isEmpty();
        assertThat(assessed.change().orElseThrow().diff())
                .contains("-  int one;\n", "+  long one;\n");
        assertThat(assessed.change().orElseThrow().assessment().command())
                .isEqualTo("edit_file src/A.java");
        assertThat(assessed.change().orElseThrow().assessment().assessed())
                .isEqualTo(
                        new Event.Assessed(
                                Event.Risk.UNDOABLE,
                                "changes src/A.java (+1 −1), not in git. You can undo this."));
        assertThat(call("edit_file", arguments)).isEqualTo(done("Changed src/A.java (+1 −1)."));
        assertThat(read("src/A.java")).isEqualTo(SOURCE.replace("int one", "long one"));
        assertThat(events.events())
                .containsExactly(
                        new Event.Patched(
                                "edit-001",
                                Event.Patched.State.CHANGED,
                                List.of("src/A.java"),
                                "Changed src/A.java (+1 −1). :undo edit-001 reverts this.",
                                ""));
        undo.undo(undo.find("edit-001").orElseThrow(), UndoStore.Changed.KEPT);
        assertThat(read("src/A.java")).isEqualTo(SOURCE);
    }

    @Test
    void aHookMayRefuseAChange() throws Exception {
        objection = Optional.of("hook: no");
        assertThat(call("edit_file", edit("src/A.java", "one", "1")))
                .isEqualTo(
                        new ToolOutcome(
                                ToolOutcome.Kind.FAILED, "hook: no: apply edit-001 to src/A.java"));
        assertThat(read("src/A.java")).isEqualTo(SOURCE);
    }

    @Test
    void doesWhatWasAssessedOrNothing() throws Exception {
        String arguments = edit("src/A.java", "int one", "long one");
        assess("edit_file", arguments);
        write("project/src/A.java", SOURCE + "// more\n");
        assertThat(call("edit_file", arguments).kind()).isEqualTo(ToolOutcome.Kind.FAILED);
        assertThat(read("src/A.java")).isEqualTo(SOURCE + "// more\n");
    }

    @Test
    void replacesAllOccurrencesIfTold() throws Exception {
        String all = edit("src/A.java", "int", "long").replace("}", ",\"all\":true}");
        assertThat(call("edit_file", all)).isEqualTo(done("Changed src/A.java (+2 −2)."));
        assertThat(read("src/A.java")).isEqualTo(SOURCE.replace("int", "long"));
    }

    @Test
    void keepsLineEndings() throws Exception {
        write("project/a.txt", "one\r\ntwo\r\n");
        call("edit_file", edit("a.txt", "one\ntwo", "three\nfour"));
        assertThat(read("a.txt")).isEqualTo("three\r\nfour\r\n");
        call("edit_file", edit("a.txt", "three", "3").replace("}", ",\"all\":true}"));
        assertThat(read("a.txt")).isEqualTo("3\r\nfour\r\n");
    }

    @Test
    void createsAFileFromEmptyText() throws Exception {
        String arguments = edit("docs/sub/new.md", "", "new\n");
        CallAssessment assessed = assess("edit_file", arguments);
        assertThat(assessed.change().orElseThrow().assessment().isClear()).isTrue();
        assertThat(call("edit_file", arguments))
                .isEqualTo(done("Created docs/sub/new.md (+1 −0)."));
        assertThat(read("docs/sub/new.md")).isEqualTo("new\n");
        undo.undo(undo.find("edit-001").orElseThrow(), UndoStore.Changed.KEPT);
        assertThat(project.resolve("docs")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({
        "src/A.java, int, long, more than once",
        "src/A.java, three, four, does not contain the text",
        "src/A.java, '', x, already exists",
        "src/A.java, one, one, are the same",
        "src/B.java, one, two, does not exist",
        "src, one, two, is a directory",
        "src/A.java, ‹secret:token›, x, a value that you are not shown",
        "src/A.java, one, ‹secret:token›, a value that you are not shown",
        ".git/config, core, x, inside .git",
        "link, one, two, ''"
    })
    void saysWhyNothingCanBeDone(String path, String before, String after, String why)
            throws Exception {
        if (why.isEmpty()) { // a link is the file that it points to
            assertThat(assess("edit_file", edit(path, before, after)).risk().command())
                    .contains("~/outside.txt is outside the project");
            return;
        }
        assertThatThrownBy(() -> assess("edit_file", edit(path, before, after)))
                .isInstanceOf(ToolException.class)
                .hasMessageContaining(why);
        assertThat(read("src/A.java")).isEqualTo(SOURCE);
    }

    @ParameterizedTest
    @CsvSource({
        "../outside.txt, ~/outside.txt is outside the project",
        "up/outside.txt, ~/outside.txt is outside the project",
        "~/new.txt, ~/new.txt is outside the project",
        ".env, .env may contain secrets",
        "~/.ssh/authorized_keys, ~/.ssh/authorized_keys may contain secrets",
        ".github/workflows/x.yml, 'writes .github/workflows/x.yml, which controls what runs later'",
        "src/New.java, ''"
    })
    void doubtsChangesThatReachFurther(String path, String doubt) throws Exception {
        String before = path.endsWith(".txt") && !path.contains("new") ? "one" : "";
        assertThat(
                        assess("edit_file", edit(path, path.equals(".env") ? "one" : before, "two"))
                                .risk()
                                .command()
                                .orElse(""))
                .isEqualTo(doubt);
    }

    @Test
    void appliesAPatchToAllFilesOrNone() throws Exception {
        String good =
                """
                --- a/src/A.java
                +++ b/src/A.java
                @@ -1,4 +1,4 @@
                 class A {
                -  int one;
                +  long one;
                   int two;
                 }
                """;
        String bad =
                """
                --- a/src/B.java
                +++ b/src/B.java
                @@ -1 +1 @@
                -one
                +two
                """;
        assertThat(call("apply_patch", patch(good + bad)).kind())
                .isEqualTo(ToolOutcome.Kind.FAILED);
        assertThat(read("src/A.java")).isEqualTo(SOURCE);
        String created = "--- /dev/null\n+++ b/src/B.java\n@@ -0,0 +1 @@\n+class B {}\n";
        assertThat(call("apply_patch", patch(good + created)))
                .isEqualTo(done("Changed src/A.java (+1 −1), created src/B.java (+1 −0)."));
        assertThat(read("src/B.java")).isEqualTo("class B {}\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../outside.txt", "/etc/passwd", ".git/config", "up/outside.txt"})
    void refusesAPatchThatLeavesTheProject(String name) {
        String text = "--- %s\n+++ %s\n@@ -1 +1 @@\n-one\n+two\n".formatted(name, name);
        assertThatThrownBy(() -> assess("apply_patch", patch(text)))
                .isInstanceOf(ToolException.class);
        assertThatThrownBy(() -> assess("apply_patch", patch("no diff at all")))
                .hasMessageContaining("no unified diff");
    }

    @ParameterizedTest
    @CsvSource({
        "edit_file, DENY",
        "edit_file src/*, DENY",
        "tee, DENY",
        "tee src/A.java, DENY",
        "rm, NONE",
        "edit_file docs/*, NONE"
    })
    void rulesForbidAChangeByItsWordsOrByThoseOfACommandLikeIt(String rule, Permission.Kind kind)
            throws Exception {
        rules.add(Permission.Kind.DENY, PermissionRule.of(rule));
        assertThat(assess("edit_file", edit("src/A.java", "one", "1")).permission().kind())
                .isEqualTo(kind);
    }

    @Test
    void namesContinueThoseOfAResumedSession() throws Exception {
        call("edit_file", edit("src/A.java", "one", "1"));
        lastEdit = 41;
        call("edit_file", edit("src/A.java", "two", "2"));
        call("edit_file", edit("src/A.java", "int 1", "long 1"));
        assertThat(Stream.of("edit-001", "edit-002", "edit-042", "edit-043").filter(this::isKept))
                .containsExactly("edit-001", "edit-042", "edit-043");
    }

    private boolean isKept(String id) {
        try {
            return undo.find(id).isPresent();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A shell stands for the copy, on which other files are. */
    @Test
    void changesTheCopyOfTheDiskThatTheShellIsOn() throws Exception {
        Path other = Files.createDirectories(top.toRealPath().resolve("copy"));
        Files.createDirectories(other.resolve("src"));
        Files.writeString(other.resolve("src/A.java"), SOURCE.replace("two", "2"));
        copy = Optional.of(command -> bash(command.replace(project.toString(), other.toString())));
        assertThat(call("read_file", "{\"path\":\"src/A.java\",\"first_line\":3,\"last_line\":3}"))
                .isEqualTo(done("  int 2;\n"));
        assertThat(call("list_files", "{}")).isEqualTo(done("src/A.java\n"));
        assertThat(call("search", "{\"query\":\"/int [0-9]/\"}"))
                .isEqualTo(done("src/A.java:3:  int 2;\n"));
        assertThat(call("search", "{\"query\":\"int\",\"path\":\"src/A.java\"}"))
                .isEqualTo(done("A.java:2:  int one;\nA.java:3:  int 2;\n"));
        assertThat(call("search", "{\"query\":\"none\",\"path\":\"src/A.java\"}"))
                .isEqualTo(done("No matches."));
        assertThat(call("read_file", "{\"path\":\"none\"}").text()).contains("no such file");
        assertThat(call("read_file", "{\"path\":\"src\"}").text()).endsWith("src is a directory");
        assertThat(call("list_files", "{\"path\":\"src/A.java\"}").text())
                .endsWith("A.java is not a directory");
        copy = Optional.of(command -> mapped(command, other));
        assertThat(call("edit_file", edit("src/A.java", "int 2", "it's \"2\" $x")))
                .isEqualTo(done("Changed src/A.java (+1 −1)."));
        assertThat(call("edit_file", edit("new/B.java", "", "é\n")))
                .isEqualTo(done("Created new/B.java (+1 −0)."));
        assertThat(Files.readString(other.resolve("src/A.java")))
                .isEqualTo(SOURCE.replace("int two", "it's \"2\" $x"));
        assertThat(Files.readString(other.resolve("new/B.java"))).isEqualTo("é\n");
        assertThat(read("src/A.java")).isEqualTo(SOURCE);
        assertThat(project.resolve("new")).doesNotExist();
        assertThat(undo.find("edit-001")).isEmpty();
    }

    @Test
    void worksOnTheFilesOfTheOtherMachineWhereTheSessionIs() throws Exception {
        Path other = Files.createDirectories(top.toRealPath().resolve("there"));
        Files.createDirectories(other.resolve("src"));
        Files.writeString(other.resolve("src/A.java"), SOURCE.replace("two", "2"));
        copy = Optional.of(command -> mapped(command, other));
        RemoteFiles there =
                new RemoteFiles(
                        new Target("ssh", "web1"),
                        home.toString(),
                        question -> Optional.of(mapped(question, other)));
        here = there.path(project.toString());
        own = there.homeThere();
        String absolute = project.resolve("src/A.java").toString();
        assertThat(call("read_file", "{\"path\":\"" + absolute + "\"}").text()).contains("int 2;");
        assertThat(call("read_file", "{\"path\":\"~/project/src/A.java\"}").text())
                .contains("int 2;");
        assertThat(call("search", "{\"query\":\"/int [0-9]/\"}"))
                .isEqualTo(done("src/A.java:3:  int 2;\n"));
        assertThat(call("edit_file", edit(absolute, "int 2", "int 3")))
                .isEqualTo(done("Changed src/A.java (+1 −1)."));
        CallAssessment assessed = assess("edit_file", edit("~/project/B.java", "", "new\n"));
        assertThat(assessed.risk().command()).isEmpty();
        assertThat(call("edit_file", edit("~/project/B.java", "", "new\n")))
                .isEqualTo(done("Created B.java (+1 −0)."));
        assertThat(Files.readString(other.resolve("src/A.java")))
                .isEqualTo(SOURCE.replace("two", "3"));
        assertThat(other.resolve("B.java")).hasContent("new\n");
        assertThat(read("src/A.java")).isEqualTo(SOURCE);
        assertThat(project.resolve("B.java")).doesNotExist();
    }

    /** Lets the copy have the names of the disk. */
    private String mapped(String command, Path other) {
        return bash(command.replace(project.toString(), other.toString()))
                .replace(other.toString(), project.toString());
    }

    private static String bash(String command) {
        try {
            Process process = new ProcessBuilder("bash", "-c", command).start();
            process.getOutputStream().close();
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
