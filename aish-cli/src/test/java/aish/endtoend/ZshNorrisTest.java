package aish.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import aish.testing.InZsh;
import aish.testing.ModelStub;
import aish.testing.TerminalSession;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@InZsh
@Tag(Tier.NIGHTLY)
class ZshNorrisTest extends NorrisTest {
    /** Arithmetic is not clear where zsh may read it in its own way. */
    @Test
    @Override
    void reachesAGoalWithoutAsking(TerminalSession aish, ModelStub model) {
        model.says("CMD: echo 42\n").says("It is 42.\nGOAL: complete\n");
        assertThat(aish.run(":norris count")).contains("Goal: count", "NORRIS done");
        assertThat(model.conversation().getLast().content()).contains("$ echo", "42");
    }

    /** In zsh, {@code read -p} reads from a coprocess. */
    @Test
    @Override
    void asksAboutACommandThatWaitsForInput(TerminalSession aish, ModelStub model) {
        waitsForInput(aish, model, "head -n 1 | tr w W", "World");
    }
}
