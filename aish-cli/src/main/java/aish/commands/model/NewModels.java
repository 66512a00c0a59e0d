package aish.commands.model;

import module java.base;

import aish.settings.Config.Preset;

/** Adds models to the user's settings. */
public interface NewModels {
    /**
     * Asks the server at an address about itself, and returns the settings that it needs.
     *
     * @param name what to call it; found if empty
     * @throws IOException if it cannot be added; the message gives the reason in one line
     */
    Preset probe(String address, Optional<String> name) throws IOException;

    /** The settings file as shown to the user. */
    String file();

    /**
     * Writes a model to the settings file, and puts the settings in force.
     *
     * @throws IOException if nothing was written; the message gives the reason in one line
     */
    void add(Preset preset) throws IOException;
}
