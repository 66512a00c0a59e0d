package aish.endtoend;

import aish.testing.InZsh;

@InZsh
class ZshFullScreenTest extends FullScreenTest {}
