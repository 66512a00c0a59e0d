package aish.chat;

/**
 * A command in an answer.
 *
 * @param note the model's own words about it, one line; may be empty
 * @param risk what the model said about its risk; may be empty
 */
public record Proposal(Form form, ShellFamily shell, String command, String note, String risk) {
    /** How the model wrote it. */
    public enum Form {
        /** A {@code CMD:} line, meant to be run. */
        LINE,
        /** A fenced block, meant to be read. */
        BLOCK
    }

    /** The kind of shell that it is written for. */
    public enum ShellFamily {
        POSIX("POSIX"),
        POWERSHELL("PowerShell");

        private final String label;

        ShellFamily(String label) {
            this.label = label;
        }

        /** The name for display. */
        public String label() {
            return label;
        }
    }
}
