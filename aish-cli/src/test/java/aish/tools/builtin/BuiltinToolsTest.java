package aish.tools.builtin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.event.Operator;
import aish.exec.CommandAssessor;
import aish.exec.PermissionRules;
import aish.exec.PreRunCheck;
import aish.json.Json;
import aish.safety.SafetyFacts;
import aish.safety.permissions.Permission;
import aish.safety.permissions.PermissionRule;
import aish.testing.NewFile;
import aish.testing.RecordingSink;
import aish.testing.ScriptedOperator;
import aish.tools.CallAssessment;
import aish.tools.Tool;
import aish.tools.ToolServers;
import aish.tools.ToolServers.ServerStatus;
import aish.tools.ToolServers.ToolException;
import aish.tools.ToolServers.ToolOutcome;
import aish.tools.mcp.McpServers;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BuiltinToolsTest {
    @TempDir Path top;

    private Path home;
    private Path project;
    private final RecordingSink events = new RecordingSink();
    private final PermissionRules rules = PermissionRules.empty();

    @BeforeEach
    void fill() throws IOException {
        top = top.toRealPath();
        home = Files.createDirectories(top.resolve("home"));
        project = Files.createDirectories(home.resolve("project"));
        write("project/.git/HEAD", "ref: refs/heads/main\n");
        write("project/.gitignore", "target/\n");
        write("project/src/A.java", "class A {\n  int one;\n  int two;\n}\n");
        write("project/target/A.class", "class A");
        write("project/.env", "TOKEN=one\n");
        write("outside.txt", "one\n");
        write(".ssh/id_rsa", "key\n");
        Files.createSymbolicLink(project.resolve("link"), home.resolve("outside.txt"));
        Files.createSymbolicLink(project.resolve("up"), home);
    }

    private void write(String name, String text) throws IOException {
        NewFile.write(home.resolve(name), text);
    }

    private BuiltinCalls calls(Path directory, Operator operator) {
        return new BuiltinCalls(
                () -> directory,
                () -> home,
                () -> directory.startsWith(project) ? project : directory,
                () -> new CommandAssessor(_ -> SafetyFacts.none(), Optional::empty, rules),
                rules,
                PreRunCheck.open(),
                Optional::empty,
                Optional::empty,
                () -> 0,
                operator,
                events);
    }

    private BuiltinTools tools(Operator operator) {
        return new BuiltinTools(calls(project, operator));
    }

    static Tool tool(String name) {
        return BuiltinTool.tools().stream()
                .filter(tool -> tool.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private ToolOutcome call(String name, String arguments) {
        return tools(Operator.NOBODY).call(tool(name), arguments).outcome().join();
    }

    private CallAssessment assess(String name, String arguments) throws Exception {
        Tool tool = tool(name);
        return calls(project, Operator.NOBODY).assess(tool, Json.parse(arguments));
    }

    private static ToolOutcome done(String text) {
        return new ToolOutcome(ToolOutcome.Kind.DONE, text);
    }

    private static ToolOutcome failed(String text) {
        return new ToolOutcome(ToolOutcome.Kind.FAILED, text);
    }

    @Test
    void readsAFileOrSomeOfItsLines() {
        assertThat(call("read_file", "{\"path\":\"src/A.java\"}"))
                .isEqualTo(done("class A {\n  int one;\n  int two;\n}\n"));
        assertThat(
                        call(
                                "read_file",
                                "{\"path\":\"src/A.java\",\"first_line\":2,\"last_line\":\"3\"}"))
                .isEqualTo(done("  int one;\n  int two;\n"));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            textBlock =
                    """
                    read_file  | "path":"b.bin"                          | PROJECT/b.bin is binary, not text
                    read_file  | "path":"latin"                          | PROJECT/latin is not text in UTF-8 (byte 1); convert it, for example with iconv -f LATIN1 -t UTF-8
                    read_file  | "path":"huge"                           | PROJECT/huge is larger than 4 MB (4.9 MB); choose some lines
                    read_file  | "path":"src"                            | PROJECT/src is a directory
                    read_file  | "path":"src/B.java"                     | no such file: PROJECT/src/B.java; did you mean PROJECT/src/A.java?
                    read_file  | "path":"src/A.java/x"                   | no such file: PROJECT/src/A.java/x (PROJECT/src/A.java is not a directory)
                    read_file  | "path":"src/A.java","first_line":9      | no line 9: PROJECT/src/A.java has only 4 lines
                    read_file  | "path":"empty","first_line":2           | no line 2: PROJECT/empty is empty
                    read_file  | "path":" "                              | the argument path must be a path
                    read_file  |                                         | the argument path must be a text
                    list_files | "path":"src/A.java"                     | PROJECT/src/A.java is not a directory
                    list_files | "path":"no"                             | no such file: PROJECT/no
                    search     | "path":"no","query":"x"                 | no such file: PROJECT/no
                    search     | "path":"b.bin","query":"x"              | PROJECT/b.bin is binary, not text
                    search     | "path":"huge","query":"x"               | PROJECT/huge is larger than 4 MB (4.9 MB); choose some lines
                    search     | "query":" "                             | what to search for is missing: TEXT or /REGEX/
                    search     | "path":"src/A.java","query":"/(/"       | invalid regular expression /(/: Unclosed group; without the slashes it is plain text
                    edit_file  | "path":"src","old_text":"a","new_text":"b","all":true | PROJECT/src is a directory
                    edit_file  | "path":"no","old_text":"a","new_text":"b" | no does not exist
                    """)
    void saysWhatIsWrongInASentence(String tool, @Nullable String arguments, String said)
            throws IOException {
        Files.write(project.resolve("b.bin"), new byte[] {1, 0, 2});
        Files.write(project.resolve("latin"), new byte[] {'a', (byte) 0xff});
        Files.writeString(project.resolve("huge"), "0123456789abcde\n".repeat(320_000));
        Files.createFile(project.resolve("empty"));
        assertThat(call(tool, "{" + Objects.requireNonNullElse(arguments, "") + "}"))
                .isEqualTo(failed(said.replace("PROJECT", project.toString())));
    }

    @Test
    void anEmptyResultIsSaid() throws IOException {
        Files.createFile(project.resolve("empty"));
        Files.createDirectory(project.resolve("none"));
        assertThat(call("read_file", "{\"path\":\"empty\"}")).isEqualTo(done("The file is empty."));
        assertThat(call("list_files", "{\"path\":\"none\"}")).isEqualTo(done("(empty)\n"));
        assertThat(call("search", "{\"path\":\"empty\",\"query\":\"x\"}"))
                .isEqualTo(done("No matches."));
        assertThat(call("read_file", "{\"path\":\"src/A.java\",\"first_line\":4,\"last_line\":9}"))
                .isEqualTo(done("}\n"));
    }

    @Test
    void saysWhatIsWrongWithALine() {
        assertThat(call("read_file", "{\"path\":\"a\",\"first_line\":0}"))
                .isEqualTo(failed("the argument first_line must be a whole number from 1"));
        assertThat(call("read_file", "{\"path\":\"src/A.java\",\"first_line\":3,\"last_line\":2}"))
                .isEqualTo(failed("first_line is after last_line"));
    }

    @Test
    void listsAndSearchesWithoutWhatGitIgnores() {
        assertThat(call("list_files", "{}").text())
                .contains("src/", "A.java")
                .doesNotContain("target", "HEAD");
        assertThat(call("search", "{\"query\":\"class A\"}"))
                .isEqualTo(done("src/A.java:1: class A {\n"));
        assertThat(call("search", "{\"query\":\"/int (one|three)/\",\"path\":\"src\"}"))
                .isEqualTo(done("A.java:2:   int one;\n"));
        assertThat(call("search", "{\"query\":\"int\",\"path\":\"src/A.java\"}"))
                .isEqualTo(done("A.java:2:   int one;\nA.java:3:   int two;\n"));
        assertThat(call("search", "{\"query\":\"nothing like it\"}"))
                .isEqualTo(done("No matches."));
    }

    @Test
    void leavesMatchesInSecretFilesOut() {
        assertThat(call("search", "{\"query\":\"TOKEN\"}"))
                .isEqualTo(
                        done(
                                "No matches.\n… matches in files that may contain secrets are left"
                                        + " out …"));
    }

    @ParameterizedTest
    @CsvSource({
        "src/A.java, ''",
        "src/../src/A.java, ''",
        ".env, .env may contain secrets",
        "sub/.env.local, sub/.env.local may contain secrets",
        "key.pem, key.pem may contain secrets",
        "../outside.txt, ~/outside.txt is outside the project",
        "~/outside.txt, ~/outside.txt is outside the project",
        "/etc/passwd, /etc/passwd is outside the project",
        "link, link is outside the project",
        "up/outside.txt, up/outside.txt is outside the project",
        "up/../../x, ~/x is outside the project",
        "up/project/src/A.java, ''",
        "up/.ssh/id_rsa, up/.ssh/id_rsa may contain secrets",
        "~/.ssh/config, ~/.ssh/config may contain secrets",
        "~/.config/op/x, ~/.config/op/x may contain secrets"
    })
    void asksBeforeItReadsOutsideTheProjectOrSecrets(String path, String doubt) throws Exception {
        assertThat(assess("read_file", "{\"path\":\"" + path + "\"}").risk().reason().orElse(""))
                .isEqualTo(doubt);
    }

    @Test
    void theHomeDirectoryIsNoProject() throws Exception {
        Tool tool = tool("list_files");
        assertThat(calls(home, Operator.NOBODY).assess(tool, Json.parse("{}")).risk().reason())
                .contains(". is outside the project");
    }

    @ParameterizedTest
    @CsvSource({
        "read_file, DENY",
        "read_file src/*, DENY",
        "cat, DENY",
        "cat src/A.java, DENY",
        "cat src/B.java, NONE",
        "ls, NONE",
        "edit_file, NONE"
    })
    void rulesForbidACallByItsWordsOrByThoseOfACommandLikeIt(String rule, Permission.Kind kind)
            throws Exception {
        rules.add(Permission.Kind.DENY, PermissionRule.of(rule));
        assertThat(assess("read_file", "{\"path\":\"./src/A.java\"}").permission().kind())
                .isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({"run_command", "aish__run_command", "aish__*", "'*'"})
    void rulesForbidToCallForCommandsAtAll(String rule) throws Exception {
        rules.add(Permission.Kind.DENY, PermissionRule.of(rule));
        assertThat(assess("run_command", "{\"command\":\"ls\"}").permission().kind())
                .isEqualTo(Permission.Kind.DENY);
    }

    @Test
    void aCallForACommandNeedsOne() {
        assertThatThrownBy(() -> assess("run_command", "{\"cmd\":\"ls\"}"))
                .isInstanceOf(ToolException.class)
                .hasMessage("the argument command must be a text");
    }

    @Test
    void asksTheUser() {
        String question =
                "{\"question\":\"Which\\u001b[31m one?\",\"options\":[\"Red\",\"green\"]}";
        BuiltinTools tools =
                tools(
                        new ScriptedOperator()
                                .answering("Answer", "2")
                                .answering("Answer", "neither of them")
                                .changing("", "Bob"));
        Tool ask = tool("ask_user");
        assertThat(tools.call(ask, question).outcome().join()).isEqualTo(done("green"));
        assertThat(tools.call(ask, question).outcome().join()).isEqualTo(done("neither of them"));
        assertThat(tools.call(ask, "{\"question\":\"Name?\"}").outcome().join())
                .isEqualTo(done("Bob"));
        assertThat(events.events().toString()).contains("Which").doesNotContain("\u001b");
        assertThat(call("ask_user", question).text()).startsWith("Nobody is there to answer.");
    }

    @Test
    void standBesideTheServersAsOneOfThem() throws Exception {
        try (ToolServers servers =
                new McpServers(
                        List.of(),
                        "1",
                        Map.of(),
                        () -> project,
                        (_, text) -> text,
                        Optional::empty,
                        Optional.of(tools(Operator.NOBODY)))) {
            assertThat(servers.names()).isEmpty();
            assertThat(servers.status("aish").map(ServerStatus::where)).contains("built in");
            assertThat(servers.list()).extracting(ServerStatus::name).containsExactly("aish");
            assertThat(servers.tools())
                    .extracting(Tool::offered)
                    .containsExactly(
                            "read_file",
                            "list_files",
                            "search",
                            "edit_file",
                            "apply_patch",
                            "run_command",
                            "ask_user");
            for (Tool tool : servers.tools()) {
                assertThat(Json.parse(tool.schema())).isInstanceOf(Json.Obj.class);
            }
        }
    }
}
