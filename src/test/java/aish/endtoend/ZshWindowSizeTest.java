package aish.endtoend;

import aish.testing.InZsh;

@InZsh
class ZshWindowSizeTest extends WindowSizeTest {}
