package aish.config;

import java.util.List;

/** Every setting of aish, complete: what no file says has its default. */
public record Config(Shell shell, Interaction interaction, History history, Output output) {

    /** The settings that serve when there is no file. */
    public static Config defaults() {
        return ConfigSchema.read(SettingReader.ofDefaults());
    }

    /**
     * The shell behind the prompt.
     *
     * @param rc the file sourced at its start, still with a leading {@code ~}; empty for none
     * @param knownCommands first words that always mean a command
     * @param neverCommands first words that never do
     */
    public record Shell(
            String program, String rc, List<String> knownCommands, List<String> neverCommands) {
        public Shell {
            knownCommands = List.copyOf(knownCommands);
            neverCommands = List.copyOf(neverCommands);
        }
    }

    /** How the line editor looks and behaves; the prompts are templates. */
    public record Interaction(
            String prompt,
            String rightPrompt,
            EditMode editing,
            Suggestions suggestions,
            Colour colour) {}

    /** The prompt's history of typed lines. */
    public record History(int maxEntries) {}

    /** How much of what commands print is kept: per command in memory, per session on disk. */
    public record Output(long memoryBytes, long quotaBytes) {}

    /** Whose keys the line editor obeys. */
    public enum EditMode {
        EMACS,
        VI
    }

    /** Where the dim text after the cursor comes from. */
    public enum Suggestions {
        HISTORY,
        OFF
    }

    /** When colours are used. */
    public enum Colour {
        AUTO,
        ALWAYS,
        NEVER
    }
}
