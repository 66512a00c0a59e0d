package aish.endtoend;

import aish.testing.InZsh;

@InZsh
class ZshNorrisTest extends NorrisTest {}
