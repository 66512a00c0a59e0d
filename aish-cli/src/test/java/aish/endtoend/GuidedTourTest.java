package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The tour as a newcomer takes it: with the lines that it shows, and without a model. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class GuidedTourTest {
    private static final String MENU = "\\[r\\]un";

    @Test
    void everyStepWorksAsShown(TerminalSession aish) {
        String before = aish.run("pwd");
        assertThat(aish.run(":tour")).contains("Tour 1 of 5");
        String folder = aish.run("pwd");
        assertThat(folder).contains("aish-tour-").contains("Tour 2 of 5");
        approve(aish, "how many lines are in list.txt?");
        assertThat(aish.outputUntilPrompt()).contains("4 list.txt").contains("Tour 3 of 5");
        approve(aish, "rename list.txt to shopping.txt");
        assertThat(aish.outputUntilPrompt()).contains("Tour 4 of 5");
        assertThat(aish.run(":undo")).contains("Undid mv").contains("Tour 5 of 5");
        assertThat(aish.run(":norris find the biggest files here"))
                .contains("access.log", "That was the tour");
        assertThat(aish.run(":tour stop")).contains("The tour is over.");
        assertThat(aish.run("pwd")).isEqualTo(before);
        assertThat(Path.of(folder.lines().findFirst().orElseThrow())).doesNotExist();
    }

    private static void approve(TerminalSession aish, String question) {
        aish.enter(question);
        aish.waitFor(MENU);
        aish.mark().enter("r");
    }
}
