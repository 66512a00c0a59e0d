package aish.model;

import java.util.OptionalInt;

/** A model behind a server that can tell about itself. */
public interface ModelServer extends ModelClient {
    /** Asks the server about itself; takes a few seconds at most, and never throws. */
    ServerFacts inspect();

    /** How many tokens a text is, if the server has a way to say so. */
    OptionalInt countTokens(String text);
}
