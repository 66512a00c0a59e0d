package aish.commands;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.commands.session.OutCommand;
import aish.event.Event;
import aish.files.DiskSync;
import aish.route.Dispatch;
import aish.route.Dispatch.Route;
import aish.session.output.OutputStore;
import aish.session.output.SessionOutputs.TemporaryOutputs;
import aish.testing.RecordingSink;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The small commands. */
class CommandsTest {
    private final RecordingSink events = new RecordingSink();

    @Test
    void pagesTheNewestOrANamedOutput(@TempDir Path root) throws IOException {
        try (OutputStore outputs = store(root, 1, 3)) {
            OutCommand out = new OutCommand(outputs, events);
            assertThat(out.run("")).isEqualTo(new Next.Page(root.resolve("s/out-3")));
            assertThat(out.run("1")).isEqualTo(new Next.Page(root.resolve("s/out-1")));
            assertThat(out.run("out-1")).isEqualTo(new Next.Page(root.resolve("s/out-1")));
            assertThat(out.complete(List.of())).containsExactly("1", "3");
            assertThat(out.complete(List.of("1"))).isEmpty();
            assertThat(events.events()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    2       | out-2 is gone: it was not kept, or its file was deleted. The newest is out-3.
                    out-99  | No output out-99. The newest is out-3.
                    -1      | :out takes a number, not -1. The newest is out-3.
                    last    | :out takes a number, not last. The newest is out-3.
                    1 3     | :out takes a number, not 1 3. The newest is out-3.
                    9999999999 | :out takes a number, not 9999999999. The newest is out-3.
                    """)
    void saysWhichOutputsThereAre(String wanted, String problem, @TempDir Path root)
            throws IOException {
        try (OutputStore outputs = store(root, 1, 3)) {
            assertThat(new OutCommand(outputs, events).run(wanted)).isEqualTo(Next.FAILED);
            assertThat(events.events()).containsExactly(new Event.Problem(problem));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "x"})
    void saysThatThereIsNoOutputYet(String wanted, @TempDir Path root) throws IOException {
        try (OutputStore outputs = store(root)) {
            assertThat(new OutCommand(outputs, events).run(wanted)).isEqualTo(Next.FAILED);
            assertThat(events.events())
                    .containsExactly(new Event.Problem("No output yet. Run a command first."));
        }
    }

    private static OutputStore store(Path root, int... numbers) throws IOException {
        OutputStore outputs =
                new OutputStore(new TemporaryOutputs(root, "s"), 1000, new DiskSync(), Map::of);
        for (int number : numbers) {
            try (var spill = outputs.open(number)) {
                spill.write(ByteBuffer.wrap(new byte[] {'x'}));
            }
        }
        return outputs;
    }

    @Test
    void explainsTheLastDecision() {
        Dispatch decision = new Dispatch(new Route.Ask("x"), "prose", "it reads like a sentence");
        new WhyCommand(() -> Optional.of(decision), events).run("");
        new WhyCommand(Optional::empty, events).run("");
        assertThat(events.events())
                .containsExactly(
                        new Event.Answer(
                                "Sent to the model: it reads like a sentence. `$ LINE` runs it instead;"
                                        + " Alt-Enter switches."),
                        new Event.Answer("You have not entered anything yet."));
    }

    @Test
    void namesTheTarget() {
        for (Route route : List.of(new Route.Shell("ls"), new Route.Meta("help", ""))) {
            new WhyCommand(() -> Optional.of(new Dispatch(route, "r", "so")), events).run("");
        }
        assertThat(events.events())
                .containsExactly(
                        new Event.Answer(
                                "Sent to the shell: so. `? LINE` asks the model instead;"
                                        + " Alt-Enter switches."),
                        new Event.Answer("Handled by aish: so."));
    }
}
