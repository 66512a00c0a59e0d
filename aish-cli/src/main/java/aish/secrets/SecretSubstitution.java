package aish.secrets;

import module java.base;

import aish.bash.CursorWord;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ScanResult.Token;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ShellQuoting;
import aish.bash.ShellScanner;
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
        List<Token> tokens = ShellScanner.scan(command).tokens();
        StringBuilder whole = new StringBuilder();
        int from = 0;
        for (SecretPlaceholder placeholder : standIns) {
            whole.append(command, from, placeholder.start());
            whole.append(written(value(placeholder.label()), command, placeholder.start(), tokens));
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

    private static String written(String value, String command, int place, List<Token> tokens) {
        Optional<TokenKind> kind =
                tokens.stream()
                        .filter(token -> token.start() <= place && place < token.end())
                        .map(Token::kind)
                        .findFirst();
        if (kind.equals(Optional.of(TokenKind.COMMENT))) {
            return "";
        }
        if (kind.equals(Optional.of(TokenKind.HEREDOC))) {
            return isLiteral(command, place, tokens) ? value : escaped(value, IN_HEREDOC);
        }
        QuoteState quoting = CursorWord.at(command, place).quoting();
        return switch (quoting) {
            case NONE -> ShellQuoting.quote(value);
            case SINGLE -> value.replace("'", "'\\''");
            case DOUBLE -> escaped(value, IN_DOUBLE_QUOTES);
            case DOLLAR_SINGLE -> "'" + ShellQuoting.quote(value) + "$'";
        };
    }

    /** Whether the here-document around a position has a quoted delimiter. */
    private static boolean isLiteral(String command, int place, List<Token> tokens) {
        int start = -1;
        for (Token token : tokens) {
            boolean opens =
                    token.kind() == TokenKind.REDIRECTION
                            && token.start() < place
                            && command.startsWith("<<", token.start())
                            && !command.startsWith("<<<", token.start());
            start = opens ? token.start() + 2 : start;
        }
        int at = start;
        while (at >= 0 && at < place && " \t-".indexOf(command.charAt(at)) >= 0) {
            at++;
        }
        while (at >= 0 && at < place && " \t\n;&|<>()".indexOf(command.charAt(at)) < 0) {
            if ("'\"\\".indexOf(command.charAt(at)) >= 0) {
                return true;
            }
            at++;
        }
        return false;
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
