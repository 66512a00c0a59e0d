package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.TerminalExtension;
import aish.testing.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Commands to aish itself. */
@Tag("edge")
@ExtendWith(TerminalExtension.class)
class MetaCommandTest {
    @Test
    void clearWipesTheScreen(TerminalSession aish) {
        aish.run("echo clutter");
        aish.run(":clear");
        assertThat(aish.screen()).matches("aish#\\d+>\n");
    }

    @Test
    void aMetaCommandLeavesTheStatusAlone(TerminalSession aish) {
        aish.run("(exit 6)");
        aish.run(":why");
        assertThat(aish.run("echo $?")).isEqualTo("6");
    }
}
