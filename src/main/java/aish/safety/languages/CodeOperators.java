package aish.safety.languages;

/** Operator characters that run or write something by themselves. */
final class CodeOperators {
    private CodeOperators() {}

    /** Returns what is wrong with the operator at a position in code; empty if nothing is. */
    static String problem(Language language, String code, int at) {
        char next = at + 1 < code.length() ? code.charAt(at + 1) : '\n';
        return switch (code.charAt(at)) {
            case '!' ->
                    language.is("bang-runs") && "=<>".indexOf(next) < 0
                            ? "runs a command behind an exclamation mark"
                            : "";
            case '&' ->
                    language.is("call-sign")
                                    && next != '&'
                                    && (at == 0 || code.charAt(at - 1) != '&')
                                    && (at == 0 || code.charAt(at - 1) != '>')
                            ? "runs what a string names"
                            : "";
            case '>' -> language.is("redirects") ? redirect(code, at) : "";
            case '.' ->
                    language.is("call-sign") && (next == ' ' || next == '/') && isFirst(code, at)
                            ? "runs a script"
                            : "";
            default -> "";
        };
    }

    private static boolean isFirst(String code, int at) {
        String before = code.substring(0, at).strip();
        return before.isEmpty() || ";{|(".indexOf(before.charAt(before.length() - 1)) >= 0;
    }

    /** Whether the text in a bracket is concatenated from strings. */
    static boolean joins(String code, int bracket) {
        int close = code.indexOf(']', bracket);
        String inside = close < 0 ? "" : code.substring(bracket + 1, close).strip();
        boolean quoted = inside.startsWith("\"") || inside.startsWith("'");
        if (!quoted || inside.indexOf(',') >= 0) {
            return false;
        }
        int end = inside.indexOf(inside.charAt(0), 1);
        String rest = end < 0 ? "" : inside.substring(end + 1).strip();
        return rest.startsWith("+") || rest.startsWith(".");
    }

    /** Checks a redirection: it may only go to {@code $null} or to another stream. */
    private static String redirect(String code, int at) {
        int place = at + 1;
        while (place < code.length() && (code.charAt(place) == ' ' || code.charAt(place) == '>')) {
            place++;
        }
        boolean stream =
                code.startsWith("$null", place)
                        || code.startsWith("&", place)
                        || (at > 0 && "-=".indexOf(code.charAt(at - 1)) >= 0);
        return stream ? "" : "writes a file";
    }
}
