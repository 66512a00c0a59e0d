package aish.cli.models;

import module java.base;

import aish.model.ModelServer;
import aish.settings.Config.Preset;

/** How aish reaches servers: where clients and the discovery of servers plug in. */
public interface ServerAccess {
    /** Returns the client of a preset; empty if its server cannot be used. */
    Optional<ModelServer> connect(Preset preset);

    /** Returns the servers that answer on this machine; takes at most a second. */
    List<FoundModels.Found> discover();
}
