package aish.endtoend;

import aish.testing.InZsh;

@InZsh
class ZshLeavingTest extends LeavingTest {
    @Override
    String warning() {
        return "zsh: you have suspended jobs.";
    }
}
