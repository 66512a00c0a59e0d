package aish.endtoend;

import aish.testing.InZsh;

@InZsh
class ZshKilledTest extends KilledTest {}
