package aish.endtoend;

import aish.testing.OnHost;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;

@Tag(Tier.NIGHTLY)
@OnHost
class RemoteJobControlTest extends JobControlTest {}
