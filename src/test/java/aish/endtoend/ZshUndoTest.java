package aish.endtoend;

import aish.testing.InZsh;

@InZsh
class ZshUndoTest extends UndoTest {}
