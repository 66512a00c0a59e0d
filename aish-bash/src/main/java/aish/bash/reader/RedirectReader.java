package aish.bash.reader;

import module java.base;

import aish.bash.Chars;
import aish.bash.ScanResult.TokenKind;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellNode.Heredoc;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.Redirect.Kind;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellNode.WordPart;
import org.jspecify.annotations.Nullable;

/** Reads redirections. */
record RedirectReader(Source source, WordReader words) {
    private static final int LONGEST_DESCRIPTOR = 8;

    /** The operators; one that another starts with comes after it. */
    private static final String[] OPERATORS = {
        "&>>", "&>", "<<<", "<<-", "<<", "<>", "<&", ">>", ">|", ">&", "<", ">"
    };

    List<Redirect> readAll() {
        List<Redirect> all = new ArrayList<>();
        int command = source.findings().nextCommand();
        while (true) {
            source.skipBlanks();
            Redirect redirect = tryRead(command);
            if (redirect == null) {
                return all;
            }
            all.add(redirect);
        }
    }

    @Nullable Redirect tryRead(int command) {
        char c = source.current();
        if (c != '<' && c != '>' && c != '&' && c != '{' && !Chars.isDigit(c)) {
            return null;
        }
        int start = source.at();
        String variable = descriptor();
        String number = source.slice(start, Math.max(start, source.end()));
        String operator = operator(number);
        if (operator.isEmpty()) {
            source.moveTo(start);
            return null;
        }
        return redirect(start, operator, variable, number, command);
    }

    private Redirect redirect(
            int start, String operator, String variable, String number, int command) {
        Kind kind = kind(operator);
        int usual = operator.startsWith("<") ? 0 : 1;
        boolean both =
                operator.startsWith("&") || (operator.equals(">&") && kind != Kind.DUPLICATE);
        int descriptor = descriptor(number, both ? Redirect.BOTH : usual);
        ShellWord whole = operator.endsWith("&") ? wholeDescriptor() : null;
        source.findings().token(TokenKind.REDIRECTION, start, source.end());
        if (whole == null) {
            source.skipBlanks();
        }
        int from = source.at();
        ShellWord target = whole != null ? whole : target(kind, command);
        Optional<Heredoc> heredoc = Optional.empty();
        if (kind == Kind.HEREDOC && source.end() > from && !source.isOpen()) {
            heredoc = Optional.of(new Heredoc());
            String written = source.slice(from, source.end());
            source.heredocs().announce(heredoc.get(), written, operator.equals("<<-"));
        }
        return new Redirect(kind, descriptor, variable, target, heredoc, source.since(start));
    }

    private ShellWord target(Kind kind, int command) {
        if (!source.atWord()) {
            source.wrong(
                    kind == Kind.HEREDOC
                            ? "a here-document has no delimiter"
                            : "a redirection has no target");
            return new ShellWord(List.of(), source.since(source.at()));
        }
        return kind == Kind.HEREDOC
                ? words.word(WordRole.HEREDOC_DELIMITER, TokenKind.REDIRECTION, command)
                : words.word(WordRole.REDIRECT_TARGET, TokenKind.ARGUMENT, command);
    }

    private static int descriptor(String written, int usual) {
        if (written.isEmpty()) {
            return usual;
        }
        boolean chosen = written.startsWith("{") || written.length() > LONGEST_DESCRIPTOR;
        return chosen ? Redirect.CHOSEN : Integer.parseInt(written);
    }

    /**
     * Consumes the descriptor and returns the name of the variable that receives it, or an empty
     * string.
     */
    private String descriptor() {
        int start = source.at();
        if (source.accept("{")) {
            int from = source.at();
            int end = source.wordCharactersEnd();
            source.moveTo(end);
            if (end > from && source.accept("}")) {
                return source.slice(from, end);
            }
            source.moveTo(start);
            return "";
        }
        while (Chars.isDigit(source.current())) {
            source.next();
        }
        return "";
    }

    /** Consumes the operator here; returns an empty string if there is none. */
    private String operator(String number) {
        char c = source.current();
        if (source.atProcess(c) || (c == '&' && !number.isEmpty())) {
            return "";
        }
        for (String operator : OPERATORS) {
            if (source.accept(operator)) {
                return operator;
            }
        }
        return "";
    }

    private Kind kind(String operator) {
        return switch (operator) {
            case "&>>", ">>" -> Kind.APPEND;
            case "<<<" -> Kind.HERESTRING;
            case "<<", "<<-" -> Kind.HEREDOC;
            case "<>" -> Kind.READ_WRITE;
            case "<&" -> Kind.DUPLICATE;
            case ">|" -> Kind.CLOBBER;
            case ">&" -> duplicates() ? Kind.DUPLICATE : Kind.WRITE;
            case "<" -> Kind.READ;
            default -> Kind.WRITE;
        };
    }

    /**
     * Whether a descriptor follows, as in {@code >&2} and {@code >&-}, rather than a file, as in
     * {@code >&file}.
     */
    private boolean duplicates() {
        int place = source.at();
        while (Chars.isBlank(source.charAt(place))) {
            place++;
        }
        char c = source.charAt(place);
        return c == '-' || c == '$' || Chars.isDigit(c);
    }

    /** Reads the descriptor of {@code 2>&1}, which is part of the operator; null if none is. */
    private @Nullable ShellWord wholeDescriptor() {
        int start = source.at();
        String word = source.plainWord(LONGEST_DESCRIPTOR);
        String digits = word.endsWith("-") ? word.substring(0, word.length() - 1) : word;
        for (int i = 0; i < digits.length(); i++) {
            if (!Chars.isDigit(digits.charAt(i))) {
                return null;
            }
        }
        if (word.isEmpty() || !source.accept(word)) {
            return null;
        }
        WordPart text = new WordPart.Literal(word, source.since(start));
        return new ShellWord(List.of(text), source.since(start));
    }
}
