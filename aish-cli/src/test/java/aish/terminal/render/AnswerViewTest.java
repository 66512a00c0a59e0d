package aish.terminal.render;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.model.Delta;
import aish.model.Message.ToolCall;
import aish.model.ModelProblem;
import aish.model.Reply;
import aish.model.Reply.Finish;
import aish.model.Reply.Timings;
import aish.model.Reply.Usage;
import aish.settings.Config.Reasoning;
import aish.testing.Replies;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerViewTest {
    private final Screen screen = new Screen(Screen.COLOURED);

    private static Reply reply(Finish finish, Optional<ModelProblem> problem) {
        return new Reply(
                "text", "", List.of(), finish, Optional.empty(), Optional.empty(), problem);
    }

    @ParameterizedTest
    @CsvSource({"Hello", "12", "(", "'| a'", "x_", "Café"})
    void showsTheFirstTokenAtOnce(String token) {
        screen.view.asked("m");
        screen.text("So " + token + " ");
        assertThat(screen.written()).startsWith("So ");
        Screen other = new Screen(Screen.COLOURED);
        other.view.asked("m");
        other.text("Hel");
        assertThat(other.written()).isEqualTo("Hel");
    }

    private String leavingOut(String answer, Reply reply) {
        Screen plain = new Screen(Screen.PLAIN);
        plain.view.asked("m", AnswerView.Proposals.LEFT_OUT);
        answer.codePoints().forEach(c -> plain.text(Character.toString(c)));
        plain.view.answered(reply);
        return plain.visible();
    }

    @ParameterizedTest
    @CsvSource({
        "'Do it:\nCMD: rm x\n', 'Do it:\n'",
        "'CMD: ls', ''",
        "'One:\nCMD: ls\nTwo:\nCMD: pwd\nEnd.', 'One:\n\nTwo:\n\nEnd.\n'",
        "'CMD: cat > x <<E\nCMD: no\nE\nDone.', 'Done.\n'",
        "'CMD: echo \"a\nb\"\nDone.', 'Done.\n'",
        "'CMD: echo \"a\nNever closed.', 'Never closed.\n'",
        "'See CMD: ls', 'See CMD: ls\n'",
        "'All done.\nGOAL: complete', 'All done.\n'",
        "'GOAL: blocked\nNo network.', 'No network.\n'",
        "'GOAL: completed it', 'GOAL: completed it\n'",
        "'GOALS: two', 'GOALS: two\n'",
        "'```sh\nCMD: ls\n# CMD\n```', '```sh\n# CMD\n```\n'",
        "'```python\nCMD: ls\n```', '```python\nCMD: ls\n```\n'"
    })
    void leavesOutWhatIsProposedAfterTheAnswer(String answer, String shown) {
        String text = answer.replace("\\n", "\n").replace("\\\"", "\"");
        assertThat(leavingOut(text, Reply.whole(text))).isEqualTo(shown.replace("\\n", "\n"));
    }

    @Test
    void aScreenReaderHearsWordsInPlaceOfFrames() {
        Screen spoken = new Screen(AnswerStyle.spoken(Reasoning.SHOWN));
        spoken.view.asked("m");
        spoken.reasoning("Hm.");
        spoken.text("## Sizes\n\n| file | size |\n|---|---|\n| a | 1 |\n| b | 2 |\n\n---\n\n");
        spoken.text("Use `ls`:\n\n```sh\nls -l\n```\n\n- one\n- [x] two\n");
        spoken.view.answered(Reply.whole("text"));
        assertThat(spoken.running).isZero();
        assertThat(spoken.written().lines().filter(line -> !line.isEmpty()))
                .containsExactly(
                        "(thinking)",
                        "Hm.",
                        "(answer)",
                        "Heading: Sizes",
                        "file: a",
                        "size: 1",
                        "file: b",
                        "size: 2",
                        "Use ls:",
                        "Code:",
                        "ls -l",
                        "End of code.",
                        "- one",
                        "- [x] two");
    }

    @Test
    void showsTheCommandsOfAnAnswerThatNobodyIsAskedAbout() {
        assertThat(leavingOut("So:\nCMD: ls\n", reply(Finish.LENGTH, Optional.empty())))
                .startsWith("So:\n\nls\n");
    }

    @Test
    void showsHowLongAWaitTakesAndMakesRoomForLines() {
        screen.view.busy("copying files");
        screen.pass(Duration.ofSeconds(1));
        screen.view.above(() -> {});
        screen.pass(Duration.ofSeconds(1));
        screen.view.ready();
        assertThat(screen.visible())
                .isEqualTo(
                        "⟦erase⟧⟦2⟧⠋ copying files 1 s⟦0⟧⟦erase⟧"
                                + "⟦erase⟧⟦2⟧⠋ copying files 2 s⟦0⟧⟦erase⟧");
        assertThat(screen.running).isZero();
    }

    @Test
    void showsNoSpinnerForAQuickAnswer() {
        screen.view.asked("qwen");
        screen.pass(Duration.ofMillis(200));
        screen.text("Hi");
        screen.view.answered(Reply.whole("Hi"));
        assertThat(screen.visible()).isEqualTo("Hi\n");
        assertThat(screen.running).isZero();
    }

    @Test
    void spinsUntilTheFirstTextAndErasesTheSpinner() {
        screen.view.asked("qwen");
        screen.pass(Duration.ofSeconds(1));
        screen.pass(Duration.ofMillis(1100));
        screen.text("Hi");
        screen.pass(Duration.ofSeconds(9));
        screen.view.answered(Reply.whole("Hi"));
        assertThat(screen.visible())
                .isEqualTo("⟦erase⟧⟦2⟧⠋ qwen 1 s⟦0⟧⟦erase⟧⟦2⟧⠙ qwen 2 s⟦0⟧⟦erase⟧Hi\n");
    }

    @Test
    void keepsTheSpinnerWithinTheWindow() {
        screen.columns = 8;
        screen.view.asked("a-long-name\u001b[2J");
        screen.pass(Duration.ofSeconds(1));
        assertThat(screen.visible()).isEqualTo("⟦erase⟧⟦2⟧⠋ a-lon⟦0⟧");
    }

    @Test
    void showsHowMuchOfThePromptIsRead() {
        screen.view.asked("m");
        screen.view.streamed(new Delta.Reading(600, 1000, 200, Duration.ofSeconds(4)));
        assertThat(screen.visible())
                .isEqualTo(
                        "⟦erase⟧⟦2⟧reading ████████████░░░░░░░░ 60% 600/1000 tokens, 4 s left⟦0⟧");
    }

    @Test
    void countsDownWhileTheServerWantsToBeLeftAlone() {
        ModelProblem busy = new ModelProblem.Api("busy");
        screen.view.asked("m");
        screen.view.streamed(new Delta.Waiting(busy, Duration.ofSeconds(3)));
        screen.pass(Duration.ofSeconds(2));
        assertThat(screen.visible())
                .contains("again in 3 s: the model failed: busy")
                .contains("⟦erase⟧⟦2⟧trying again in 1 s: ");
    }

    @Test
    void saysOnceThatItWaitsWhereNoLineCanBeErased() {
        Screen plain = new Screen(Screen.PLAIN);
        plain.columns = 200;
        ModelProblem busy = new ModelProblem.Api("busy");
        plain.view.asked("m");
        plain.view.streamed(new Delta.Waiting(busy, Duration.ofSeconds(3)));
        plain.view.streamed(new Delta.Waiting(busy, Duration.ofSeconds(2)));
        assertThat(plain.written())
                .isEqualTo(
                        "aish: trying again in 3 s: the model failed: busy; ask again, or see :models\n");
    }

    @Test
    void tellsWhichToolIsCalledBelowTheText() {
        screen.view.asked("m");
        screen.text("Let me see");
        screen.view.streamed(new Delta.Calling("read\nfile"));
        screen.view.answered(
                Replies.calling("Let me see", List.of(new ToolCall("1", "read", "{}"))));
        assertThat(screen.visible())
                .isEqualTo("Let me see\n⟦erase⟧⟦2⟧⠋ calling read^Jfile⟦0⟧⟦erase⟧");
    }

    @Test
    void foldsThoughtsIntoOneLine() {
        Screen folded = new Screen(Screen.FOLDED);
        folded.view.asked("m");
        folded.reasoning("x".repeat(400));
        folded.pass(Duration.ofSeconds(12));
        folded.text("Yes.");
        folded.view.answered(Reply.whole("Yes."));
        assertThat(folded.visible())
                .isEqualTo(
                        "⟦erase⟧⟦2⟧⠋ thinking… 0 s⟦0⟧⟦erase⟧⟦2⟧⠋ thinking… 12 s⟦0⟧⟦erase⟧"
                                + "⟦2⟧thought for 12 s (~100 tokens)⟦0⟧\n\nYes.\n");
    }

    @Test
    void countsTokensOfASlowAnswer() {
        screen.view.asked("m");
        screen.pass(Duration.ofMillis(200));
        screen.text("Hi");
        screen.pass(Duration.ofSeconds(6));
        screen.view.answered(
                new Reply(
                        "Hi",
                        "",
                        List.of(),
                        Finish.STOP,
                        Optional.of(new Usage(10, 212, 0)),
                        Optional.of(
                                new Timings(10, Duration.ofSeconds(1), 207, Duration.ofSeconds(6))),
                        Optional.empty()));
        assertThat(screen.visible()).isEqualTo("Hi\n⟦2⟧· 212 tokens · 34.5 tok/s · 6.2 s⟦0⟧\n");
    }

    @Test
    void showsAnAnswerThatCameInOnePieceAtTheEnd() {
        screen.view.asked("m");
        screen.view.answered(Reply.whole("**Hi**"));
        assertThat(screen.visible()).isEqualTo("⟦1⟧Hi⟦0⟧\n");
        screen.view.asked("m");
        screen.view.answered(Reply.whole(" "));
        assertThat(screen.visible()).endsWith("⟦2⟧(no answer)⟦0⟧\n");
    }

    @Test
    void keepsRemarksOutOfAnAnswerForAFile() {
        Screen file = new Screen(AnswerStyle.asWritten());
        file.view.asked("m");
        file.reasoning("hm");
        file.text("# **a**\n\n");
        file.text("b\n\n\n");
        file.view.answered(reply(Finish.LENGTH, Optional.of(new ModelProblem.Cancelled())));
        assertThat(file.written()).isEqualTo("# **a**\n\nb\n");
        assertThat(file.remarks.toString())
                .isEqualTo("aish: The answer was cut off at the token limit.\n(interrupted)\n");
    }
}
