package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Sandbox;
import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What works differently from bash is said once. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class OnceNoticesTest {
    private static final String IN_VAIN = "~/.bashrc sets up PS1, bind: not used here.";

    @Test
    void aStartupFileThatSetsUpThingsInVainIsMentionedOnce(Sandbox sandbox) throws Exception {
        Files.delete(sandbox.said());
        sandbox.rc("PS1='$ '\nbind '\"\\C-x\": \"ls\"'\nHISTCONTROL=ignoreboth\n");
        try (TerminalSession aish = sandbox.start()) {
            aish.waitFor("aish: " + Pattern.quote(IN_VAIN) + "\\s+aish doctor\\s+explains\\.");
            aish.run("true");
        }
        assertThat(Files.getPosixFilePermissions(sandbox.said()))
                .isEqualTo(PosixFilePermissions.fromString("rw-------"));
        try (TerminalSession aish = sandbox.open()) {
            aish.run("true");
            aish.run("true");
            assertThat(aish.everything()).doesNotContain("sets up");
        }
    }

    @Test
    void replacingTheShellIsMentionedOnceBeforeItHappens(Sandbox sandbox) throws Exception {
        Files.delete(sandbox.said());
        try (TerminalSession aish = sandbox.open()) {
            assertThat(aish.run("exec 3>&1")).isEmpty();
            assertThat(aish.run("bind -p | head -n 0"))
                    .startsWith("aish: bind has no effect here: aish reads the keys itself.");
            assertThat(aish.run("bind -p | head -n 0")).doesNotContain("aish:");
            assertThat(aish.run("PS1=x"))
                    .isEqualTo(
                            "aish: PS1 is not shown here, unless interaction.prompt is \"PS1\". aish doctor\n"
                                    + "      explains.");
            aish.mark().enter("exec sh -c 'echo gone; exit 4'");
            aish.waitFor(
                    "aish: exec replaces the bash inside aish: when sh exits, aish exits too\\.");
            aish.waitFor("^gone");
            assertThat(aish.exitCode()).isEqualTo(4);
        }
    }
}
