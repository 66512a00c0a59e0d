package aish.endtoend;

import aish.testing.InZsh;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;

@InZsh
@Tag(Tier.NIGHTLY)
class ZshLeavingTest extends LeavingTest {
    @Override
    String warning() {
        return "zsh: you have suspended jobs.";
    }
}
