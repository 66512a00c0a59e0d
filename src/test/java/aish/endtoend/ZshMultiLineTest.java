package aish.endtoend;

import aish.testing.InZsh;

@InZsh
class ZshMultiLineTest extends MultiLineTest {
    @Override
    int syntaxError() {
        return 1;
    }
}
