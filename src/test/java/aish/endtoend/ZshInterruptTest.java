package aish.endtoend;

import aish.testing.InZsh;

@InZsh
class ZshInterruptTest extends InterruptTest {}
