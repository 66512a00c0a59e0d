package aish.front;

import module java.base;

import aish.event.Event;
import aish.evidence.CheckedCitation;
import aish.model.Delta;
import aish.model.Reply;
import aish.terminal.render.AnswerStyle;
import aish.terminal.render.AnswerView;
import aish.terminal.render.NorrisView;
import aish.text.PlainText;

/** Writes text for people and pipes: output unchanged, remarks to standard error. */
public final class BatchText implements BatchOutput {
    private final OutputStream output;
    private final PrintStream error;
    private final Consumer<IOException> unwritten;
    private final AnswerView answers;
    private final NorrisView pursuit;

    /**
     * @param unwritten called when the output can no longer be written
     */
    public BatchText(
            OutputStream output,
            PrintStream error,
            Consumer<IOException> unwritten,
            InstantSource clock) {
        this.output = output;
        this.error = error;
        this.unwritten = unwritten;
        this.answers =
                new AnswerView(
                        this::print,
                        error::print,
                        () -> AnswerStyle.UNLIMITED,
                        AnswerStyle.asWritten(),
                        AnswerView.Knowledge.NONE,
                        clock);
        this.pursuit =
                new NorrisView(
                        error::println, () -> AnswerStyle.UNLIMITED, AnswerStyle.asWritten());
    }

    @Override
    public void emit(Event event) {
        switch (event) {
            case Event.Answer(String text, var _) -> print(PlainText.of(text) + "\n");
            case Event.Verbatim(String text, _) -> print(PlainText.of(text) + "\n");
            case Event.Assessed verdict -> answers.noticed(verdict.line());
            case Event.Proposed proposed -> answers.noticed(proposed.verdict().line());
            case Event.Notice(String text, var _) -> answers.noticed(text);
            case Event.Problem(String text) -> answers.noticed(text);
            case Event.Running(String command) -> error.println("$ " + PlainText.of(command));
            // apart from the output of the command
            case Event.Rehearsed rehearsed -> error.println(PlainText.of(rehearsed.report()));
            case Event.Reviewed reviewed -> answers.noticed(reviewed.text());
            case Event.Patched(var _, Event.Patched.State state, var _, String text, var _) -> {
                if (state != Event.Patched.State.PROPOSED) {
                    answers.noticed(text);
                }
            }
            case Event.Asked(String model, _) -> answers.asked(model);
            case Event.Streamed(Delta delta) -> answers.streamed(delta);
            case Event.Answered(Reply reply) -> answers.answered(reply);
            case Event.Cited(List<CheckedCitation> citations) -> cited(citations);
            case Event.GoalEvent autonomy -> pursuit.show(autonomy);
            case Event.Tool tool -> ToolLines.of(tool).forEach(error::println);
            case Event.Suggested _,
                    Event.Busy _,
                    Event.Ready _,
                    Event.ClearScreen _,
                    Event.Unshown _ -> {}
        }
    }

    /** Says apart from the answer, which stays as it is, what in it does not hold. */
    private void cited(List<CheckedCitation> citations) {
        String complaint = CheckedCitation.complaint(citations);
        if (!complaint.isEmpty()) {
            answers.noticed("citations: " + complaint);
        }
    }

    private void print(String text) {
        write(text.getBytes(StandardCharsets.UTF_8));
    }

    private void write(byte[] bytes) {
        try {
            output.write(bytes);
        } catch (IOException e) {
            unwritten.accept(e);
        }
    }

    @Override
    public void show(ByteBuffer bytes) {
        write(copy(bytes));
    }

    @Override
    public void showError(ByteBuffer bytes) {
        error.writeBytes(copy(bytes));
        error.flush();
    }

    private static byte[] copy(ByteBuffer bytes) {
        byte[] copy = new byte[bytes.remaining()];
        bytes.get(copy);
        return copy;
    }
}
