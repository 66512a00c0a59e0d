package aish.session.transcript;

import aish.bash.CursorWord;
import aish.bash.QuoteState;
import aish.bash.ScanResult;
import aish.bash.ShellScanner;
import aish.bash.TokenKind;
import aish.secrets.Redactor;
import aish.secrets.Redactor.Secret;
import aish.secrets.SecretPlaceholder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Replaces the secrets in commands with variables, quoted as each place requires. */
final class SecretVariables {
    /** Bash expands nothing in a here-document with a quoted delimiter. */
    private static final Pattern QUOTED_DELIMITER = Pattern.compile("<<-?\\s*[^\\s;&|]*['\"\\\\]");

    private static final Pattern NAME = Pattern.compile("[A-Z_][A-Z0-9_]*");

    private final Redactor redaction;
    private final Map<String, String> names = new LinkedHashMap<>();

    SecretVariables(Redactor redaction) {
        this.redaction = redaction;
    }

    /** The variables used so far. */
    Collection<String> names() {
        return List.copyOf(names.values());
    }

    /**
     * Returns the command without secrets; empty if one is in a place where bash does not expand
     * variables.
     */
    Optional<String> replace(String command) {
        List<Secret> secrets = new ArrayList<>(redaction.find(command));
        for (SecretPlaceholder standIn : SecretPlaceholder.all(command)) {
            secrets.add(new Secret(standIn.start(), standIn.end(), variable(standIn.label())));
        }
        secrets.sort(Comparator.comparingInt(Secret::start));
        StringBuilder replaced = new StringBuilder();
        int from = 0;
        for (Secret secret : secrets) {
            Optional<String> reference = reference(command, secret);
            if (reference.isEmpty()) {
                return Optional.empty();
            }
            replaced.append(command, from, secret.start()).append(reference.get());
            from = secret.end();
        }
        return Optional.of(replaced.append(command, from, command.length()).toString());
    }

    /** Derives a variable name from a label. */
    private static String variable(String label) {
        return label.toUpperCase(Locale.ROOT).replace('-', '_').replace('.', '_');
    }

    private Optional<String> reference(String command, Secret secret) {
        Optional<TokenKind> kind = kindAt(command, secret.start());
        if (kind.equals(Optional.of(TokenKind.COMMENT))) {
            return Optional.of("[redacted]");
        }
        boolean heredoc = kind.equals(Optional.of(TokenKind.HEREDOC));
        QuoteState quoting =
                heredoc ? QuoteState.DOUBLE : CursorWord.at(command, secret.start()).quoting();
        boolean split = !heredoc && CursorWord.at(command, secret.end()).quoting() != quoting;
        if (split || (heredoc && QUOTED_DELIMITER.matcher(command).find())) {
            return Optional.empty();
        }
        String variable =
                "${" + name(command.substring(secret.start(), secret.end()), secret) + "}";
        return Optional.of(
                switch (quoting) {
                    case NONE -> '"' + variable + '"';
                    case SINGLE -> "'\"" + variable + "\"'";
                    case DOUBLE -> variable;
                    case DOLLAR_SINGLE -> "'\"" + variable + "\"$'";
                });
    }

    private static Optional<TokenKind> kindAt(String command, int place) {
        ScanResult scan = ShellScanner.scan(command);
        return scan.tokens().stream()
                .filter(token -> token.start() <= place && place < token.end())
                .map(token -> token.kind())
                .findFirst();
    }

    private String name(String value, Secret secret) {
        String known = names.get(value);
        if (known != null) {
            return known;
        }
        String wanted = NAME.matcher(secret.name()).matches() ? secret.name() : "SECRET";
        String free = wanted;
        for (int i = 2; names.containsValue(free); i++) {
            free = wanted + "_" + i;
        }
        names.put(value, free);
        return free;
    }
}
