package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.InZsh;
import aish.testing.TerminalSession;

@InZsh
class ZshJobControlTest extends JobControlTest {
    @Override
    String first(String state, String command) {
        String word =
                switch (state) {
                    case "Stopped" -> "suspended(?: \\(.*\\))?";
                    default -> state.toLowerCase(java.util.Locale.ROOT);
                };
        String shown = command.replace(" \\|", "(?: <> \\$TTY)? \\|");
        return "\\[1]  [-+ ] " + word + " +" + shown;
    }

    @Override
    void endJobs(TerminalSession aish) {
        aish.run("kill -9 %1");
        for (int looks = 0; looks < 20 && !aish.run("jobs").isEmpty(); looks++) {
            aish.run("true");
        }
        assertThat(aish.run("jobs")).isEmpty();
    }

    /** zsh announces the end of a job at once, unless it is told to wait for the next prompt. */
    @Override
    void announceEnds(TerminalSession aish, boolean atPrompt) {
        aish.run(atPrompt ? "setopt nonotify" : "setopt notify");
    }
}
