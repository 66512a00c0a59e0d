package aish.chat;

import module java.base;

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
        POSIX("POSIX", "sh bash zsh posix shell console shell-session"),
        FISH("fish", "fish"),
        NUSHELL("Nushell", "nu nushell"),
        CSH("csh", "csh tcsh"),
        POWERSHELL("PowerShell", "powershell pwsh ps1 ps posh"),
        WINDOWS("Windows", "cmd bat batch batchfile dos dosbatch");

        private final String label;
        private final String languages;

        /**
         * @param languages of its fenced blocks, separated by spaces
         */
        ShellFamily(String label, String languages) {
            this.label = label;
            this.languages = languages;
        }

        /** Returns the family of the language of a fenced block; empty if it is no shell. */
        static Optional<ShellFamily> of(String language) {
            return Arrays.stream(values())
                    .filter(family -> List.of(family.languages.split(" ")).contains(language))
                    .findFirst();
        }

        /** The name for display. */
        public String label() {
            return label;
        }
    }
}
