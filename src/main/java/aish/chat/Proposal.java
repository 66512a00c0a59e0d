package aish.chat;

/**
 * A command that an answer holds.
 *
 * @param note the model's own words about it, one line, perhaps empty
 * @param risk what the model said of its risk, perhaps empty
 */
public record Proposal(Form form, ShellFamily shell, String command, String note, String risk) {
    /** How the model wrote it. */
    public enum Form {
        /** A {@code CMD:} line, meant to be run. */
        LINE,
        /** A fenced block, meant to be read. */
        BLOCK
    }

    /** Which shells understand it. */
    public enum ShellFamily {
        POSIX("POSIX"),
        POWERSHELL("PowerShell");

        private final String label;

        ShellFamily(String label) {
            this.label = label;
        }

        /** As a person knows it. */
        public String label() {
            return label;
        }
    }
}
