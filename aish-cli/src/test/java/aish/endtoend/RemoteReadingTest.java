package aish.endtoend;

import aish.testing.OnHost;

@OnHost
class RemoteReadingTest extends ReadingTest {}
