package aish.app;

import aish.console.Event;
import aish.console.PlainText;
import aish.console.render.AnswerView;
import aish.console.render.Look;
import aish.console.render.NorrisView;
import aish.model.Delta;
import aish.model.Reply;
import java.io.PrintStream;
import java.nio.ByteBuffer;

/** Text for people and pipes: output as it is, remarks on the error stream. */
final class BatchText implements BatchOutput {
    private final PrintStream output;
    private final PrintStream error;
    private final Runnable unread;
    private final AnswerView answers;
    private final NorrisView pursuit;

    /**
     * @param unread told when nobody reads the output any more
     */
    BatchText(PrintStream output, PrintStream error, Runnable unread) {
        this.output = output;
        this.error = error;
        this.unread = unread;
        this.answers =
                new AnswerView(this::print, error::print, () -> Looks.COLUMNS, Look.asWritten());
        this.pursuit = new NorrisView(error::println, () -> Looks.COLUMNS, Look.asWritten());
    }

    @Override
    public void emit(Event event) {
        switch (event) {
            case Event.Answer(String text) -> print(PlainText.of(text) + "\n");
            case Event.Notice(String text) -> remark(text);
            case Event.Problem(String text) -> remark(text);
            case Event.Running(String command) -> error.println("$ " + PlainText.of(command));
            case Event.Asked(String model) -> answers.asked(model);
            case Event.Streamed(Delta delta) -> answers.streamed(delta);
            case Event.Answered(Reply reply) -> answers.answered(reply);
            case Event.Autonomy autonomy -> pursuit.show(autonomy);
            case Event.Tool tool -> ToolLines.of(tool).forEach(error::println);
            case Event.Suggested _, Event.ClearScreen _, Event.Noted _ -> {}
        }
    }

    private void print(String text) {
        output.print(text);
        flush();
    }

    private void flush() {
        if (output.checkError()) {
            unread.run();
        }
    }

    private void remark(String text) {
        error.println("aish: " + PlainText.of(text));
    }

    @Override
    public void show(ByteBuffer bytes) {
        write(output, bytes);
        flush();
    }

    @Override
    public void showError(ByteBuffer bytes) {
        write(error, bytes);
        error.flush();
    }

    @Override
    public void showBetween(ByteBuffer bytes) {
        show(bytes);
    }

    private static void write(PrintStream stream, ByteBuffer bytes) {
        byte[] copy = new byte[bytes.remaining()];
        bytes.get(copy);
        stream.write(copy, 0, copy.length);
    }

    @Override
    public void exit(int code) {}
}
