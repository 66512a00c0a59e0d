package aish.bash.parser;

import module java.base;

import aish.bash.Chars;
import aish.bash.ShellNode.Heredoc;
import aish.bash.ShellNode.Redirect;
import aish.bash.ShellNode.Redirect.Kind;
import aish.bash.ShellNode.ShellWord;
import aish.bash.ShellQuoting.Unquoting;
import org.jspecify.annotations.Nullable;

/** Parses redirections. */
final class RedirectReader {
    private static final int LONGEST_DESCRIPTOR = 8;

    private final ParserInput source;
    private final WordReader words;

    RedirectReader(ParserInput source, WordReader words) {
        this.source = source;
        this.words = words;
    }

    List<Redirect> readAll() {
        List<Redirect> all = new ArrayList<>();
        while (true) {
            source.skipBlanks();
            Redirect redirect = tryRead();
            if (redirect == null) {
                return all;
            }
            all.add(redirect);
        }
    }

    @Nullable Redirect tryRead() {
        int start = source.at();
        String variable = descriptor();
        String number = source.slice(start, source.at());
        boolean input = source.looksAt("<");
        boolean joined = source.looksAt("&") || source.looksAt(">&");
        Kind kind = operator();
        if (kind == null) {
            source.moveTo(start);
            return null;
        }
        boolean both = joined && kind != Kind.DUPLICATE;
        int descriptor = descriptor(number, input ? 0 : both ? Redirect.BOTH : 1);
        return switch (kind) {
            case HEREDOC -> heredoc(variable, start, descriptor);
            case READ, WRITE, APPEND, CLOBBER, READ_WRITE, DUPLICATE, HERESTRING ->
                    plain(kind, variable, start, descriptor);
        };
    }

    private static int descriptor(String written, int usual) {
        if (written.isEmpty()) {
            return usual;
        }
        boolean chosen = written.startsWith("{") || written.length() > LONGEST_DESCRIPTOR;
        return chosen ? Redirect.CHOSEN : Integer.parseInt(written);
    }

    private Redirect plain(Kind kind, String variable, int start, int descriptor) {
        source.skipBlanks();
        ShellWord target = words.word();
        if (target.parts().isEmpty()) {
            throw source.fail("a redirection has no target");
        }
        return new Redirect(
                kind, descriptor, variable, target, Optional.empty(), source.since(start));
    }

    /**
     * Consumes the descriptor and returns the name of the variable that receives it, or an empty
     * string.
     */
    private String descriptor() {
        int place = source.at();
        if (source.current() == '{') {
            int end = place + 1;
            while (source.has(end) && Chars.continuesName(source.charAt(end))) {
                end++;
            }
            if (end > place + 1 && source.has(end) && source.charAt(end) == '}') {
                source.moveTo(end + 1);
                return source.slice(place + 1, end);
            }
            return "";
        }
        while (Chars.isDigit(source.current())) {
            source.next();
        }
        return "";
    }

    private @Nullable Kind operator() {
        if (source.looksAt("<(") || source.looksAt(">(")) {
            return null;
        }
        if (source.accept("&>>")) {
            return Kind.APPEND;
        }
        if (source.accept("&>")) {
            return Kind.WRITE;
        }
        if (source.accept("<<<")) {
            return Kind.HERESTRING;
        }
        if (source.accept("<<")) {
            return Kind.HEREDOC;
        }
        if (source.accept("<>")) {
            return Kind.READ_WRITE;
        }
        if (source.accept("<&")) {
            return Kind.DUPLICATE;
        }
        if (source.accept(">>")) {
            return Kind.APPEND;
        }
        if (source.accept(">|")) {
            return Kind.CLOBBER;
        }
        if (source.accept(">&")) {
            return duplicates() ? Kind.DUPLICATE : Kind.WRITE;
        }
        if (source.accept("<")) {
            return Kind.READ;
        }
        return source.accept(">") ? Kind.WRITE : null;
    }

    /**
     * Whether a descriptor follows, as in {@code >&2} and {@code >&-}, rather than a file, as in
     * {@code >&file}.
     */
    private boolean duplicates() {
        int ahead = 0;
        while (Chars.isBlank(source.peek(ahead))) {
            ahead++;
        }
        char c = source.peek(ahead);
        return c == '-' || c == '$' || Chars.isDigit(c);
    }

    private Redirect heredoc(String variable, int start, int descriptor) {
        boolean tabs = source.accept("-");
        source.skipBlanks();
        int from = source.at();
        ShellWord delimiter = words.word();
        if (delimiter.parts().isEmpty()) {
            throw source.fail("a here-document has no delimiter");
        }
        String raw = source.slice(from, source.at());
        String plain = Unquoting.unquote(raw);
        boolean expands = plain.equals(raw) && raw.indexOf('"') < 0;
        Heredoc body = new Heredoc();
        source.addHeredoc(body, plain, expands, tabs);
        return new Redirect(
                Kind.HEREDOC,
                descriptor,
                variable,
                delimiter,
                Optional.of(body),
                source.since(start));
    }
}
