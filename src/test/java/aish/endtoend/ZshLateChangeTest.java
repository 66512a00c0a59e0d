package aish.endtoend;

import aish.testing.InZsh;

@InZsh
class ZshLateChangeTest extends LateChangeTest {}
