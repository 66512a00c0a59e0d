package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.shell.pty.PtyChild;
import aish.testing.BatchRun;
import aish.testing.ModelStub;
import aish.testing.Poll;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions from scripts: an answer on standard output, and a status that can be trusted. */
@Tag("edge")
@ExtendWith(TalkExtension.class)
class ScriptTest {
    private static final int SIGINT = 2;
    private static final int SIGTERM = 15;

    /** What a program reports that SIGPIPE ended. */
    private static final int UNREAD = 141;

    @ParameterizedTest
    @ValueSource(strings = {"Just this.", "Just this.\n", "Just this.\n\n\n"})
    void theAnswerAndNothingElseIsPrinted(String answer, Sandbox sandbox, ModelStub model)
            throws Exception {
        model.says(answer);
        assertThat(sandbox.batch("", "-p", "a question"))
                .isEqualTo(new BatchRun("Just this.\n", "", 0));
        assertThat(model.question()).isEqualTo("a question");
    }

    @Test
    void filesAndInputGoAlong(Sandbox sandbox, ModelStub model) throws Exception {
        sandbox.write(sandbox.work().resolve("a.txt"), "content of a\n");
        sandbox.write(sandbox.work().resolve("b c.txt"), "content of b\n");
        model.says("ok");
        sandbox.batch("piped in\n", "-p", "what is this", "a.txt", "b c.txt");
        assertThat(model.question())
                .contains("[context ctx-001 · file · a.txt · from " + sandbox.work())
                .contains("]\ncontent of a\n[end context ctx-001]", "· file · b c.txt · ")
                .contains("]\ncontent of b\n[end context ctx-002]")
                .contains("· standard input]\npiped in\n[end context ctx-003]")
                .endsWith("\n\nwhat is this");
    }

    @Test
    void aFileThatIsNotThereIsSaidBeforeAnythingIsSent(Sandbox sandbox, ModelStub model)
            throws Exception {
        assertThat(sandbox.batch("", "-p", "q", "nowhere.txt"))
                .isEqualTo(
                        new BatchRun(
                                "",
                                "aish: no such file: nowhere.txt in " + sandbox.work() + "\n",
                                2));
        assertThat(model.bodies()).isEmpty();
    }

    @Test
    void anUnknownModelIsWrongUsage(Sandbox sandbox) throws Exception {
        BatchRun run = sandbox.batch("", "--model", "nobody", "-p", "q");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.output()).isEmpty();
        assertThat(run.error()).contains("No model named \"nobody\"").hasLineCount(1);
    }

    @Test
    void aServerThatIsDownIsAFailure(Sandbox sandbox, ModelStub model) throws Exception {
        model.close();
        BatchRun run = sandbox.batch("", "-p", "q");
        assertThat(run.status()).isEqualTo(3);
        assertThat(run.output()).isEmpty();
        assertThat(run.error()).startsWith("aish: cannot connect to ").hasLineCount(1);
    }

    @Test
    void silenceIsAFailure(Sandbox sandbox, ModelStub model) throws Exception {
        model.says();
        BatchRun run = sandbox.batch("", "-p", "q");
        assertThat(run.status()).isEqualTo(3);
        assertThat(run.output()).isEmpty();
        assertThat(run.error()).contains("the answer is empty").hasLineCount(1);
    }

    @Test
    void halfAnAnswerIsPrintedAndAFailure(Sandbox sandbox, ModelStub model) throws Exception {
        model.does(
                stream -> {
                    stream.begin().text("Half of it");
                    stream.peer().reset();
                });
        BatchRun run = sandbox.batch("", "-p", "q");
        assertThat(run.status()).isEqualTo(3);
        assertThat(run.output()).isEqualTo("Half of it\n");
        assertThat(run.error()).startsWith("aish: ").hasLineCount(1);
    }

    @Test
    void eventsAreTold(Sandbox sandbox, ModelStub model) throws Exception {
        model.says("One ", "two.\nCMD: ls\n");
        BatchRun run = sandbox.batch("", "--json", "-p", "q");
        List<Json> events = events(run.output());
        assertThat(events).allMatch(event -> event.get("v").integer().orElse(0) == 1);
        assertThat(names(events))
                .startsWith("asked", "text")
                .endsWith("answered", "suggested", "exit");
        assertThat(events.get(names(events).indexOf("answered")).get("text").text())
                .hasValue("One two.\nCMD: ls\n");
        assertThat(events.getLast().get("code").integer()).hasValue(0);
        assertThat(run.status()).isZero();
    }

    @Test
    void eventsOfAFailureAreTold(Sandbox sandbox, ModelStub model) throws Exception {
        model.refuses("401 Unauthorized", "", "{\"error\":{\"message\":\"bad key\"}}");
        BatchRun run = sandbox.batch("", "--json", "-p", "q");
        List<Json> events = events(run.output());
        assertThat(names(events)).containsExactly("asked", "answered", "exit");
        Json problem = events.get(1).get("problem");
        assertThat(problem.get("kind").text()).hasValue("http");
        assertThat(problem.get("status").integer()).hasValue(401);
        assertThat(events.getLast().get("code").integer()).hasValue(3);
        assertThat(run.status()).isEqualTo(3);
    }

    @Test
    void wrongUsageIsAnEventToo(Sandbox sandbox) throws Exception {
        BatchRun run = sandbox.batch("", "--json", "-p", "q", "nowhere.txt");
        assertThat(run.status()).isEqualTo(2);
        assertThat(names(events(run.output()))).containsExactly("problem", "exit");
    }

    @Test
    void aLineMayBeAQuestion(Sandbox sandbox, ModelStub model) throws Exception {
        model.says("It is fine.");
        BatchRun run = sandbox.batch("log line\n", "-c", "what does this log say?");
        assertThat(run).isEqualTo(new BatchRun("It is fine.\n", "", 0));
        assertThat(model.question())
                .isEqualTo(
                        """
                        [context ctx-001 · stdin · standard input]
                        log line
                        [end context ctx-001]

                        what does this log say?""");
    }

    @ParameterizedTest
    @ValueSource(strings = {"always", "never"})
    void aLineThatIsAQuestionRunsNothing(String confirm, Sandbox sandbox, ModelStub model)
            throws Exception {
        sandbox.config(
                "[shell]\nconfirm_cmd = \"%s\"\n".formatted(confirm)
                        + TalkExtension.ALONE
                        + model.preset("stub"));
        model.says("Do it:\nCMD: touch ran\n");
        BatchRun run = sandbox.batch("", "-c", "? what now");
        assertThat(run.status()).isZero();
        assertThat(sandbox.work().resolve("ran")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {":nonsense", ":run cmd-001", ":model nobody", "?"})
    void whatAishCannotDoIsAFailure(String line, Sandbox sandbox) throws Exception {
        BatchRun run = sandbox.batch("", "-c", line);
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.output()).isEmpty();
        assertThat(run.error()).startsWith("aish: ").hasLineCount(1);
    }

    @Test
    void theLastLineDecides(Sandbox sandbox) throws Exception {
        assertThat(sandbox.batch(":nonsense\ntrue\n").status()).isZero();
        assertThat(sandbox.batch("(exit 5)\n:help keys\n").status()).isEqualTo(5);
    }

    @Test
    void aCommandTellsEvents(Sandbox sandbox) throws Exception {
        BatchRun run = sandbox.batch("", "--json", "-c", "echo out; echo err >&2; exit 4");
        List<Json> events = events(run.output());
        assertThat(names(events)).containsOnly("output", "exit");
        assertThat(run.error()).isEmpty();
        assertThat(text(events, "stdout")).isEqualTo("out\n");
        assertThat(text(events, "stderr")).isEqualTo("err\n");
        assertThat(events.getLast().get("code").integer()).hasValue(4);
        assertThat(run.status()).isEqualTo(4);
    }

    private static String text(List<Json> events, String stream) {
        StringBuilder text = new StringBuilder();
        for (Json event : events) {
            if (event.get("stream").text().orElse("").equals(stream)) {
                text.append(event.get("text").text().orElse(""));
            }
        }
        return text.toString();
    }

    @Test
    void linesAreDispatchedInTurn(Sandbox sandbox, ModelStub model) throws Exception {
        model.says("I see.");
        BatchRun run = sandbox.batch("echo one\n? well\necho two\n");
        assertThat(run).isEqualTo(new BatchRun("one\nI see.\ntwo\n", "", 0));
        assertThat(model.question()).contains("$ echo one\n").contains("\none\n");
    }

    @ParameterizedTest
    @CsvSource({"-p, ''", "-c, (interrupted)"})
    void aReaderThatHasSeenEnoughStopsTheModel(
            String option, String said, Sandbox sandbox, ModelStub model) throws Exception {
        model.does(
                stream -> {
                    stream.begin();
                    while (true) {
                        stream.text("on and on\n");
                    }
                });
        Process aish = sandbox.process(option, "? q");
        aish.getOutputStream().close();
        InputStream output = aish.getInputStream();
        assertThat(new String(output.readNBytes(9), StandardCharsets.UTF_8)).isEqualTo("on and on");
        output.close();
        awaitEnd(aish);
        assertThat(aish.exitValue()).isEqualTo(UNREAD);
        assertThat(new String(aish.getErrorStream().readAllBytes(), StandardCharsets.UTF_8).strip())
                .isEqualTo(said);
    }

    @ParameterizedTest
    @ValueSource(strings = {"yes | cat", "yes; yes", "while :; do echo on; done"})
    void aReaderThatHasSeenEnoughStopsACommand(String command, Sandbox sandbox) throws Exception {
        Process aish = sandbox.process("-c", command);
        aish.getOutputStream().close();
        aish.getInputStream().readNBytes(9);
        aish.getInputStream().close();
        awaitEnd(aish);
        assertThat(aish.exitValue()).isEqualTo(UNREAD);
        sandbox.awaitNoProcesses();
    }

    @Test
    void anInterruptEndsACommandAndWhatFollows(Sandbox sandbox) throws Exception {
        Process aish = sandbox.process();
        try (var lines = aish.outputWriter(StandardCharsets.UTF_8)) {
            lines.write("sleep 100\ntouch ran\n");
        }
        sandbox.awaitProcess("sleep 100");
        PtyChild.signal(aish.pid(), SIGINT);
        awaitEnd(aish);
        assertThat(aish.exitValue()).isEqualTo(130);
        sandbox.awaitNoProcesses();
        assertThat(sandbox.work().resolve("ran")).doesNotExist();
    }

    private static void awaitEnd(Process process) {
        Poll.until(() -> !process.isAlive(), () -> "it goes on");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-p", "-c"})
    void anInterruptIsAnEventToo(String option, Sandbox sandbox, ModelStub model) throws Exception {
        model.does(stream -> stream.begin().text("Half of it\n").peer().stall());
        Process aish = sandbox.process("--json", option, "? q");
        aish.getOutputStream().close();
        model.awaitQuestions(1);
        InputStream output = aish.getInputStream();
        StringBuilder told = new StringBuilder();
        while (!told.toString().contains("Half of it")) {
            told.append((char) output.read());
        }
        PtyChild.signal(aish.pid(), SIGINT);
        told.append(new String(output.readAllBytes(), StandardCharsets.UTF_8));
        awaitEnd(aish);
        assertThat(aish.exitValue()).isEqualTo(130);
        List<Json> events = events(told.toString());
        assertThat(names(events)).containsExactly("asked", "text", "answered", "exit");
        assertThat(events.get(2).get("problem").get("kind").text()).hasValue("cancelled");
        assertThat(events.getLast().get("code").integer()).hasValue(130);
    }

    @Test
    void aTerminatingSignalTerminates(Sandbox sandbox, ModelStub model) throws Exception {
        model.does(stream -> stream.begin().text("Half of it\n").peer().stall());
        Process aish = sandbox.process("-p", "q");
        aish.getOutputStream().close();
        model.awaitQuestions(1);
        PtyChild.signal(aish.pid(), SIGTERM);
        awaitEnd(aish);
        assertThat(aish.exitValue()).isEqualTo(143);
    }

    @Test
    void aQuestionMayBeAskedAtATerminal(Sandbox sandbox, ModelStub model) throws Exception {
        model.says("# Head\n\nbody");
        try (TerminalSession aish = sandbox.start("-p", "q")) {
            assertThat(aish.exitCode()).isZero();
            assertThat(aish.screen()).contains("Head\n").contains("body").doesNotContain("# Head");
            assertThat(aish.modesAreRestored()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-p", "-c"})
    void atATerminalAnInterruptEndsIt(String option, Sandbox sandbox, ModelStub model)
            throws Exception {
        model.does(stream -> stream.begin().text("Half of it\n").peer().stall());
        try (TerminalSession aish = sandbox.start(option, "? q")) {
            aish.waitFor("Half of it");
            aish.type("\u0003");
            assertThat(aish.exitCode()).isEqualTo(130);
            assertThat(aish.modesAreRestored()).isTrue();
        }
    }

    @Test
    void aLineAtATerminalAsksAboutCommands(Sandbox sandbox, ModelStub model) throws Exception {
        model.says("CMD: echo $((40+2)); (exit 7)\n");
        try (TerminalSession aish = sandbox.start("-c", "? q")) {
            aish.waitFor("\\[a\\]ll > ");
            aish.enter("r");
            aish.waitFor("^42");
            assertThat(aish.exitCode()).isEqualTo(7);
            assertThat(aish.modesAreRestored()).isTrue();
        }
    }

    private static List<Json> events(String output) throws JsonException {
        List<Json> events = new ArrayList<>();
        for (String line : output.lines().toList()) {
            events.add(Json.parse(line));
        }
        return events;
    }

    private static List<String> names(List<Json> events) {
        return events.stream().map(event -> event.get("event").text().orElse("")).toList();
    }
}
