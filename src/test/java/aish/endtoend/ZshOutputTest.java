package aish.endtoend;

import aish.testing.InZsh;

@InZsh
class ZshOutputTest extends OutputTest {}
