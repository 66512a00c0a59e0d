package aish.endtoend;

import aish.testing.InZsh;

@InZsh
class ZshSuggestionTest extends SuggestionTest {}
