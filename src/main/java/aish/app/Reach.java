package aish.app;

import aish.config.Config.Preset;
import aish.model.ModelServer;
import java.util.List;
import java.util.Optional;

/** How aish gets at servers: the one place where clients and the search for servers plug in. */
interface Reach {
    /** The client of a preset; empty if there is no way to talk to it. */
    Optional<ModelServer> connect(Preset preset);

    /** The servers that answer on this machine; takes a second at most. */
    List<Offers.Found> discover();
}
