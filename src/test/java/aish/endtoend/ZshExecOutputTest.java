package aish.endtoend;

import aish.testing.InZsh;

@InZsh
class ZshExecOutputTest extends ExecOutputTest {}
