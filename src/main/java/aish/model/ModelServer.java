package aish.model;

import java.util.OptionalInt;

/** A model on a server that can report about itself. */
public interface ModelServer extends ModelClient {
    /** Asks the server about itself. Takes a few seconds at most and never throws. */
    ServerFacts inspect();

    /** Returns the number of tokens in a text, if the server can count them. */
    OptionalInt countTokens(String text);
}
