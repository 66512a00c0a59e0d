package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.BatchRun;
import aish.testing.FileMode;
import aish.testing.ModelStub;
import aish.testing.Sandbox;
import aish.testing.TalkExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What requests cost: told, limited, kept from one session to the next. */
@Tag("edge")
class CostTest {
    private static final String PRICES = "price_in = 100\nprice_out = 1000\n";
    private static final String USAGE =
            "{\"choices\":[],\"usage\":{\"prompt_tokens\":1000,\"completion_tokens\":100}}";

    private final ModelStub model = new ModelStub();
    private final Sandbox sandbox = new Sandbox();

    CostTest() throws IOException {}

    @AfterEach
    void close() throws IOException {
        model.close();
        sandbox.close();
    }

    /** Each answer costs 0.2. */
    private void settings(String more) throws IOException {
        sandbox.config(TalkExtension.ALONE + model.preset("cloud") + PRICES + more);
    }

    private void says(String text) {
        model.does(
                stream -> {
                    stream.begin().text(text);
                    stream.event(
                            "{\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}");
                    stream.event(USAGE).event("[DONE]");
                    stream.peer().send("0\r\n\r\n");
                });
    }

    private List<String> lines() throws IOException {
        return Files.readAllLines(file());
    }

    private Path file() {
        return sandbox.state().resolve("costs.jsonl");
    }

    @Test
    void oneQuestionIsBooked() throws Exception {
        settings("");
        says("hi");
        BatchRun run = sandbox.batch("", "-p", "hello");
        assertThat(run.output()).isEqualTo("hi\n");
        assertThat(run.error()).isEmpty();
        assertThat(lines())
                .singleElement()
                .asString()
                .contains(
                        "\"model\":\"cloud\",\"purpose\":\"chat\",\"prompt\":1000,"
                                + "\"completion\":100,\"cached\":0,\"counted\":true")
                .contains("\"cost\":0.2}");
        assertThat(FileMode.of(file())).isEqualTo("rw-------");
        says("hi");
        assertThat(sandbox.batch("", "-p", "hello", "--json").output())
                .contains("\"event\":\"spent\",\"model\":\"cloud\",\"purpose\":\"chat\"");
        assertThat(sandbox.batch("", "-c", ":cost total").output())
                .contains("in all               2  2,000       200  $0.4000");
    }

    @Test
    void aRequestThatWouldCostTooMuchIsNotSent() throws Exception {
        settings("[cost]\nstop_at = 0.01\n");
        BatchRun run = sandbox.batch("", "-p", "hello");
        assertThat(run.status()).isEqualTo(5);
        assertThat(run.error()).contains("not sent").contains("the limit of $0.01");
        assertThat(model.bodies()).isEmpty();
        assertThat(file()).doesNotExist();
        BatchRun pursuit = sandbox.batch("", "--norris", "look around");
        assertThat(pursuit.status()).isEqualTo(5);
        assertThat(model.bodies()).isEmpty();
    }

    @Test
    void aSessionTellsItsCostAndGoesOnWithIt() throws Exception {
        settings("[cost]\nwarn_at = 0.3\nstop_at = 0.7\n");
        try (TerminalSession aish = sandbox.open()) {
            says("one");
            aish.run("? first");
            assertThat(aish.run(":cost")).contains("This session: $0.2000 (1 request");
            says("two");
            assertThat(aish.run("? second")).contains("This session has cost $0.4000");
            assertThat(aish.run(":cost detail")).contains("1,000").contains("tokens are");
            assertThat(aish.run(":panel")).contains("cost").contains("0.4000");
            aish.enter(":quit");
            aish.exitCode();
        }
        assertThat(lines()).hasSize(2).allMatch(line -> line.contains("\"session\":\""));
        try (TerminalSession aish = sandbox.open("--continue")) {
            assertThat(aish.run(":cost")).contains("This session: $0.4000 (2 requests");
            says("three");
            assertThat(aish.run("? third")).contains("three");
            assertThat(aish.run("? fourth")).contains("not sent").contains(":cost stop");
            says("four");
            aish.run(":cost stop off");
            assertThat(aish.run("? fourth")).contains("four");
            assertThat(aish.run(":cost total")).contains("0.8000");
        }
    }

    @Test
    void whoeverAnswersIsBooked() throws Exception {
        settings(
                """
                [models.gone]
                endpoint = "http://127.0.0.1:1"
                price_in = 5
                [routing]
                fallback = true
                """);
        says("hi");
        sandbox.batch("", "--model", "gone", "-p", "hello");
        assertThat(lines()).singleElement().asString().contains("\"model\":\"cloud\"");
    }
}
