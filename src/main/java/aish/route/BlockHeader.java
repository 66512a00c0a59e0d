package aish.route;

/** Recognises the start of a shell loop, conditional or function, which no sentence looks like. */
final class BlockHeader {
    private final String text;
    private int at;

    private BlockHeader(String text) {
        this.text = text;
    }

    static boolean starts(String text) {
        return new BlockHeader(text).isHeader();
    }

    private boolean isHeader() {
        String first = word();
        return switch (first) {
            case "for" -> text.startsWith("((", at) || (isName(word()) && isLoop(word()));
            case "select" -> isName(word()) && isLoop(word());
            case "case" -> !word().isEmpty() && word().equals("in");
            case "function" -> !word().isEmpty() && (next() == '{' || next() == '(');
            default -> isFunctionName(first) && next() == '(' && closes();
        };
    }

    /** Reads the next word and skips the spaces after it. */
    private String word() {
        int end = FirstWord.endOf(text, at);
        String word = text.substring(at, end);
        at = FirstWord.afterBlanks(text, end);
        return word;
    }

    private char next() {
        return at < text.length() ? text.charAt(at) : ' ';
    }

    private boolean closes() {
        at = FirstWord.afterBlanks(text, at + 1);
        return next() == ')';
    }

    private static boolean isLoop(String word) {
        return word.equals("in") || word.equals("do");
    }

    private static boolean isName(String word) {
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c != '_' && (c > '~' || !Character.isLetterOrDigit(c))) {
                return false;
            }
        }
        return !word.isEmpty();
    }

    private static boolean isFunctionName(String word) {
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if ("_.:-".indexOf(c) < 0 && (c > '~' || !Character.isLetterOrDigit(c))) {
                return false;
            }
        }
        return !word.isEmpty();
    }
}
