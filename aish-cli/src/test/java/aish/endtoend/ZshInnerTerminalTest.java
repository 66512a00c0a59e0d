package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.InZsh;
import aish.testing.TerminalSession;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@InZsh
@Tag(Tier.NIGHTLY)
class ZshInnerTerminalTest extends InnerTerminalTest {
    @Test
    @Override
    void noDescriptorLeaksThroughPromptCommands(TerminalSession aish) {
        assertThat(aish.run("precmd() { ls /proc/self/fd | xargs }; true")).isEqualTo("0 1 2 3");
        aish.run("unfunction precmd");
    }
}
