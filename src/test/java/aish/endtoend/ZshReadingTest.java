package aish.endtoend;

import aish.testing.InZsh;

@InZsh
class ZshReadingTest extends ReadingTest {}
