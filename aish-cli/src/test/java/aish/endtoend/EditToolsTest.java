package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.ExitCode;
import aish.json.JsonWriter;
import aish.testing.BatchRun;
import aish.testing.ModelStub;
import aish.testing.NewFile;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A model that calls the built-in tools fixes a failing test in a small project. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class EditToolsTest {
    private static final String BROKEN = "add() { echo $(($1 - $2)); }\n";
    private static final String FIXED = "add() { echo $(($1 + $2)); }\n";
    private static final String TEST =
            """
            . ./src/calc.sh
            [ "$(add 2 3)" = 5 ] && echo "1 test passed" && exit 0
            echo "add 2 3 gave $(add 2 3)"
            exit 1
            """;

    private static final String CHANGE = "a\\[l\\]ways this tool > ";
    private static final String COMMAND = "\\[a\\]ll > ";

    private static Path project(Sandbox sandbox) throws IOException {
        Path source = sandbox.work().resolve("src/calc.sh");
        NewFile.write(source, BROKEN);
        Files.writeString(sandbox.work().resolve("test.sh"), TEST);
        return source;
    }

    private static String json(String... members) {
        JsonWriter json = new JsonWriter().beginObject();
        for (int i = 0; i < members.length; i += 2) {
            json.member(members[i], members[i + 1]);
        }
        return json.endObject().toString();
    }

    /** Looks for the failure, reads what is wrong, changes it and runs the test again. */
    private static void fixes(ModelStub model) {
        model.calls("run_command", json("command", "sh test.sh"))
                .calls("search", json("query", "add"))
                .calls("read_file", json("path", "src/calc.sh"))
                .calls(
                        "edit_file",
                        json("path", "src/calc.sh", "old_text", "$1 - $2", "new_text", "$1 + $2"))
                .calls("run_command", json("command", "sh test.sh"))
                .says("The test passes now.\nGOAL: complete\n");
    }

    private static List<String> results(ModelStub model) {
        return model.conversation().stream()
                .filter(said -> said.role().equals("tool"))
                .map(ModelStub.Said::content)
                .toList();
    }

    private static void assertLearned(ModelStub model) {
        List<String> learned = results(model);
        assertThat(learned).hasSize(5);
        assertThat(learned.get(0))
                .contains("[exec output]\n$ sh test.sh\nexit status: 1", "add 2 3 gave -1");
        assertThat(learned.get(1)).contains("src/calc.sh:1:", "test.sh:");
        assertThat(learned.get(2)).isEqualTo(BROKEN.strip());
        assertThat(learned.get(3)).startsWith("Changed src/calc.sh (+1 −1).");
        assertThat(learned.get(4)).contains("exit status: 0", "1 test passed");
    }

    @Test
    void byItselfOnACopyOfTheDisk(Sandbox sandbox, ModelStub model) throws Exception {
        Path source = project(sandbox);
        fixes(model);
        BatchRun run = sandbox.batch("", "--norris", "make the test pass", "--try");
        assertThat(run.error()).contains("changed  calc.sh", "NORRIS done");
        assertThat(run.status()).isEqualTo(ExitCode.OK);
        assertLearned(model);
        assertThat(source).hasContent(BROKEN.strip());
        BatchRun kept = sandbox.batch("", "-c", ":rehearsals keep try-1");
        assertThat(kept.status()).as(kept.output() + kept.error()).isEqualTo(ExitCode.OK);
        assertThat(source).hasContent(FIXED.strip());
        assertThat(sandbox.batch("", "-c", "sh test.sh").output()).isEqualTo("1 test passed\n");
    }

    @Test
    void atThePromptWithApprovals(TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        Path source = project(sandbox);
        fixes(model);
        aish.enter("please make the test pass");
        aish.waitFor(COMMAND);
        aish.enter("r");
        aish.waitFor(CHANGE);
        assertThat(aish.screen())
                .contains("add 2 3 gave -1", "-add()", "+add()", "Apply this change?");
        assertThat(source).hasContent(BROKEN.strip());
        aish.enter("y");
        aish.waitFor(COMMAND);
        assertThat(source).hasContent(FIXED.strip());
        aish.enter("r");
        assertThat(aish.outputUntilPrompt()).contains("1 test passed", "The test passes now.");
        assertLearned(model);
    }

    @Test
    void aPlanReadsButChangesNothing(TerminalSession aish, ModelStub model, Sandbox sandbox)
            throws Exception {
        Path source = project(sandbox);
        model.calls("read_file", json("path", "src/calc.sh"))
                .calls(
                        "edit_file",
                        json("path", "src/calc.sh", "old_text", "$1 - $2", "new_text", "$1 + $2"))
                .says("1. Change the sign.");
        assertThat(aish.run(":plan make the test pass")).contains("Change the sign");
        assertThat(results(model))
                .containsExactly(
                        BROKEN.strip(),
                        "[aish] not called: the stance plan allows only tools that read");
        assertThat(source).hasContent(BROKEN.strip());
    }
}
