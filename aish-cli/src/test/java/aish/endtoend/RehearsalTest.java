package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import aish.exec.rehearsal.RehearsalSupport;
import aish.json.Json;
import aish.json.JsonWriter;
import aish.testing.BatchRun;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands on a copy of the disk, and what becomes of what they did there. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class RehearsalTest {
    private static final String REVIEW = "\\[la\\]ter > $";
    private static final String MENU = "\\[try\\] .*\\[s\\]kip \\[a\\]ll > $";
    private static final String HALT = "\\[try\\] .*e\\[x\\]plain > $";

    @BeforeEach
    void needsNamespaces(Sandbox sandbox) {
        assumeTrue(
                RehearsalSupport.at(sandbox.state(), System.getenv()).obstacle().isEmpty(),
                "this system allows no namespaces");
    }

    /** The tests share a session, so each gets an empty directory. */
    private static void begin(TerminalSession aish) {
        aish.run("cd && rm -rf t && mkdir t && cd t");
    }

    @Test
    void changesNothingUntilItIsKeptAndCanBeUndone(TerminalSession aish) {
        begin(aish);
        aish.run("mkdir d; echo one > d/a; echo two > d/b");
        aish.enter(":try echo more >> d/a; rm d/b; false");
        aish.waitFor("Exit status 1; 1 changed, 1 deleted");
        aish.waitFor(REVIEW);
        aish.enter("d");
        aish.waitFor("Type a letter or word");
        aish.enter("di");
        aish.waitFor("\\+more");
        aish.waitFor(REVIEW);
        assertThat(aish.screen()).contains("-two", "deleted  b  4 bytes");
        aish.enter("k");
        aish.waitFor("kept 2 changes of echo more");
        assertThat(aish.waitForPrompt().status()).isEqualTo(1);
        assertThat(aish.run("cat d/*")).isEqualTo("one\nmore");
        assertThat(aish.run(":undo")).contains("Undid echo more");
        assertThat(aish.run("cat d/*")).isEqualTo("one\ntwo");
    }

    @Test
    void enterLeavesItForLaterAndSomeTakesNumbersAndPaths(TerminalSession aish) {
        begin(aish);
        aish.enter(":try mkdir n; echo 1 > n/x; echo 2 > b; echo 3 > c");
        aish.waitFor(REVIEW);
        aish.enter("");
        aish.waitFor("nothing has changed");
        aish.waitForPrompt();
        assertThat(aish.run("ls")).isEmpty();
        assertThat(aish.run(":rehearsals keep 9")).contains(" has no change 9");
        assertThat(aish.run(":rehearsals keep n/x b"))
                .containsPattern("(?s)kept 3 changes.*1\\s+change left");
        assertThat(aish.run("cat n/x b; ls")).isEqualTo("1\n2\nb  n");
        assertThat(aish.run(":rehearsals drop")).contains(": dropped");
        aish.enter(":try echo 4 > d; echo 5 > e");
        aish.waitFor(REVIEW);
        aish.enter("so");
        aish.waitFor("Type numbers or paths");
        aish.waitForScreen("edit>");
        aish.enter("2");
        aish.waitFor("kept 1 change");
        aish.waitForPrompt();
        assertThat(aish.run("ls")).isEqualTo("b  e  n");
    }

    @Test
    void theShellStaysAsItIs(TerminalSession aish) {
        begin(aish);
        aish.run("mkdir d");
        aish.enter(":try cd d; export STAYS=yes; echo 1 > f");
        aish.waitFor(REVIEW);
        aish.enter("k");
        aish.waitFor("kept 1 change");
        aish.waitForPrompt();
        assertThat(aish.run("echo ${PWD##*/} $STAYS; ls d")).isEqualTo("t\nf");
        assertThat(aish.run(":try cd d; export STAYS='a b'"))
                .contains("Would change in the shell", "Nothing on the disk would change.");
    }

    @Test
    void outputIsKeptAndTheModelLearnsOfIt(TerminalSession aish, ModelStub model) {
        begin(aish);
        assertThat(aish.run(":try echo 'made a mess'; false")).contains("made a mess");
        model.says("A mess was made.");
        aish.run("? what went wrong");
        assertThat(model.question())
                .contains("$ :try echo 'made a mess'; false", "exit status: 1", "made a mess");
        assertThat(aish.run(":out")).contains("made a mess");
        assertThat(aish.run(":runbook")).doesNotContain("made a mess");
    }

    @Test
    void programsOutsideAreNotReached(TerminalSession aish) {
        begin(aish);
        aish.run("export SSH_AUTH_SOCK=/tmp/agent-of-nobody");
        assertThat(aish.run(":try echo \"<$SSH_AUTH_SOCK>\"")).contains("<>");
        aish.run("unset SSH_AUTH_SOCK");
    }

    @Test
    void aSuggestionCanBeTriedBeforeItRuns(TerminalSession aish, ModelStub model) {
        begin(aish);
        aish.run("echo kept > precious");
        model.says("CMD: rm precious; echo done > note\n");
        aish.enter("? tidy up");
        aish.waitFor(MENU);
        aish.enter("t");
        aish.waitFor("Type a letter or word");
        aish.enter("try");
        aish.waitFor("Exit status 0; 1 created, 1 deleted");
        aish.waitFor(REVIEW);
        aish.enter("dr");
        aish.waitFor("try-\\d+: dropped");
        aish.waitFor(MENU);
        aish.enter("try");
        aish.waitFor(REVIEW);
        aish.enter("keep");
        aish.waitFor("kept 2 changes");
        aish.waitForPrompt();
        assertThat(aish.run("ls")).isEqualTo("note");
        model.says("Good.");
        aish.run("? and now");
        assertThat(model.question())
                .contains(
                        "rm precious; echo done > note",
                        "kept its changes",
                        "deleted /",
                        "created /");
        aish.run(":transcript save ~/said.md");
        assertThat(aish.run("cat ~/said.md"))
                .contains(
                        "rehearsed on a copy of the disk as try-", "kept 2 changes of rm precious");
    }

    @Test
    void aHaltCanBeTriedBeforeItProceeds(TerminalSession aish, ModelStub model) {
        begin(aish);
        aish.run("echo kept > precious");
        model.says("CMD: rm -f precious\n").says("GOAL: complete\n");
        aish.enter(":norris tidy up");
        aish.waitFor(HALT);
        aish.enter("try");
        aish.waitFor(REVIEW);
        aish.enter("");
        aish.waitFor(HALT);
        aish.enter("try");
        aish.waitFor(REVIEW);
        aish.enter("k");
        assertThat(aish.outputUntilPrompt()).contains("kept 1 change", "NORRIS done");
        assertThat(aish.run("ls")).isEmpty();
        assertThat(model.conversation().getLast().content()).contains("kept its changes");
    }

    @Test
    void secretsAreNotShown(TerminalSession aish) {
        begin(aish);
        aish.enter(
                ":try echo A=hidden-value > .env; mkdir .ssh; echo hidden-key > .ssh/id_rsa;"
                        + " echo open > seen");
        aish.waitFor(REVIEW);
        aish.mark().enter("di");
        aish.waitFor("\\+open");
        aish.waitFor(REVIEW);
        aish.enter("dr");
        assertThat(aish.outputUntilPrompt()).doesNotContain("hidden-key\n", "+A=hidden");
    }

    @Test
    void worksInPipes() throws Exception {
        try (Sandbox sandbox = new Sandbox()) {
            BatchRun run =
                    sandbox.batch("in\n", "try", "cat > copy; echo out\necho err >&2; exit 5");
            assertThat(run.output()).isEqualTo("out\n");
            assertThat(run.status()).isEqualTo(5);
            assertThat(run.error())
                    .startsWith("err\nExit status 5; 1 created.\n")
                    .endsWith(
                            "aish: try-1: nothing has changed yet."
                                    + " aish rehearsals keep try-1 applies this.\n");
            assertThat(sandbox.work().resolve("copy")).doesNotExist();
            assertThat(sandbox.batch("", "rehearsals", "keep", "try-1").output())
                    .startsWith("try-1: kept 1 change of cat > copy");
            assertThat(sandbox.work().resolve("copy")).hasContent("in");
        }
    }

    @Test
    void theResultCanBeJson() throws Exception {
        try (Sandbox sandbox = new Sandbox()) {
            BatchRun run = sandbox.batch("", "try", "--json", "echo out; echo x > f; exit 2");
            assertThat(run.status()).isEqualTo(2);
            assertThat(run.output())
                    .startsWith("{\"v\":1,\"id\":\"try-1\",\"command\":\"echo out;")
                    .contains(
                            "\"status\":2,\"changes\":[{\"number\":1,\"kind\":\"created\",\"path\":")
                    .endsWith("}\n");
            assertThat(run.error()).startsWith("out\n");
            assertThat(sandbox.batch("", "rehearsals", "list", "--json").output())
                    .startsWith("[{\"id\":\"try-1\"");
            assertThat(sandbox.batch("", "rehearsals", "drop", "--json").output())
                    .startsWith("{\"v\":1,\"event\":\"reviewed\",\"id\":\"try-1\"");
            assertThat(sandbox.batch("", "rehearsals").output())
                    .isEqualTo("No rehearsals yet. :try COMMAND makes one.\n");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "keep | try-1: finished what had been interrupted.",
                "drop | try-1: first finished what had been interrupted."
            })
    void finishesWhatACrashInterrupted(String verb, String said) throws Exception {
        try (Sandbox sandbox = new Sandbox()) {
            sandbox.batch("", "try", "echo 1 > f; echo 2 > g");
            Path folder = sandbox.state().resolve("rehearsals/try-1");
            Json record = Json.parse(Files.readString(folder.resolve("rehearsal.json")));
            Files.writeString(
                    folder.resolve("keep.json"),
                    new JsonWriter().value(record.get("changes")).toString());
            assertThat(sandbox.batch("", "rehearsals").output())
                    .contains("Keeping it was interrupted; keep or drop finishes it.");
            assertThat(sandbox.batch("", "rehearsals", verb))
                    .isEqualTo(new BatchRun(said + "\n", "", 0));
            assertThat(sandbox.work().resolve("f")).hasContent("1");
            assertThat(sandbox.work().resolve("g")).hasContent("2");
            assertThat(folder).doesNotExist();
        }
    }

    @Test
    void hasARealTerminal() throws Exception {
        try (Sandbox sandbox = new Sandbox()) {
            try (TerminalSession aish =
                    sandbox.start("try", "read -p 'name? ' x; echo $x > f; [ -t 0 ]")) {
                aish.waitFor("name\\? ");
                aish.enter("ada");
                aish.waitFor(REVIEW);
                aish.enter("k");
                aish.waitFor("kept 1 change");
                assertThat(aish.exitCode()).isZero();
            }
            assertThat(sandbox.work().resolve("f")).hasContent("ada");
        }
    }
}
