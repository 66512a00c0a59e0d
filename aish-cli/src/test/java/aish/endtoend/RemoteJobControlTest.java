package aish.endtoend;

import aish.testing.OnHost;

@OnHost
class RemoteJobControlTest extends JobControlTest {}
