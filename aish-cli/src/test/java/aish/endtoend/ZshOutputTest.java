package aish.endtoend;

import aish.testing.InZsh;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;

@InZsh
@Tag(Tier.NIGHTLY)
class ZshOutputTest extends OutputTest {}
