package aish.app;

import aish.model.ModelServer;
import aish.settings.Config.Preset;
import java.util.List;
import java.util.Optional;

/** How aish gets at servers: the one place where clients and the search for servers plug in. */
public interface ServerAccess {
    /** The client of a preset; empty if there is no way to talk to it. */
    Optional<ModelServer> connect(Preset preset);

    /** The servers that answer on this machine; takes a second at most. */
    List<FoundModels.Found> discover();
}
