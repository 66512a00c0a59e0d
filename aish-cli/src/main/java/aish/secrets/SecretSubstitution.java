package aish.secrets;

import module java.base;

import aish.bash.ShellQuoting;
import aish.secrets.SecretPlaceholders.SecretPlaceholder;

/**
 * Puts the secrets back into a model's command, each quoted as its position requires: whatever a
 * value contains, it stays part of the word that contained its placeholder.
 */
public final class SecretSubstitution {
    private static final String IN_DOUBLE_QUOTES = "\\\"$`";
    private static final String IN_HEREDOC = "\\$`";

    private final SecretPlaceholders placeholders;

    public SecretSubstitution(SecretPlaceholders placeholders) {
        this.placeholders = placeholders;
    }

    /** Returns the command with its secrets, ready to run. */
    public String of(String command) throws SecretException {
        List<SecretPlaceholder> standIns = SecretPlaceholder.all(command);
        if (standIns.isEmpty()) {
            return command;
        }
        StringBuilder whole = new StringBuilder();
        int from = 0;
        for (SecretPlaceholder placeholder : standIns) {
            whole.append(command, from, placeholder.start());
            whole.append(
                    written(
                            value(placeholder.label()),
                            CommandPlace.at(command, placeholder.start())));
            from = placeholder.end();
        }
        return whole.append(command, from, command.length()).toString();
    }

    private String value(String label) throws SecretException {
        Optional<String> value = placeholders.value(label);
        if (value.isEmpty()) {
            throw new SecretException(
                    SecretPlaceholder.of(label)
                            + " has no known value; type the value instead, or store it with :secrets set");
        }
        return value.get();
    }

    private static String written(String value, CommandPlace place) {
        return switch (place) {
            case BARE -> ShellQuoting.quote(value);
            case SINGLE_QUOTES -> value.replace("'", "'\\''");
            case DOUBLE_QUOTES -> escaped(value, IN_DOUBLE_QUOTES);
            case DOLLAR_SINGLE_QUOTES -> "'" + ShellQuoting.quote(value) + "$'";
            case HEREDOC -> escaped(value, IN_HEREDOC);
            case QUOTED_HEREDOC -> value;
            case COMMENT -> "";
        };
    }

    private static String escaped(String value, String special) {
        StringBuilder escaped = new StringBuilder(value.length() + 8);
        for (int i = 0; i < value.length(); i++) {
            if (special.indexOf(value.charAt(i)) >= 0) {
                escaped.append('\\');
            }
            escaped.append(value.charAt(i));
        }
        return escaped.toString();
    }

    /**
     * Thrown when a key is not available; the message says why and what to do, and never contains
     * the key.
     */
    public static final class SecretException extends Exception {
        private static final long serialVersionUID = 1L;

        public SecretException(String message) {
            super(message);
        }

        /** Returns the message, which is never null. */
        public String describe() {
            return String.valueOf(getMessage());
        }
    }
}
