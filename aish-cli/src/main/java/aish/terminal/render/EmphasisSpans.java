package aish.terminal.render;

import module java.base;

/**
 * Pairs the marks of emphasis and links. Text after an open mark is held back until the mark is
 * closed; a mark that stays open too long becomes text.
 */
final class EmphasisSpans {
    private static final int LONGEST_WAIT = 200;
    private static final char LINK = '[';
    private static final char IMAGE = '!';

    private enum Kind {
        TEXT,
        WHOLE,
        MARK,
        BREAK
    }

    private static final class Piece {
        private final Kind kind;
        private final StringBuilder text;
        private Style style;

        Piece(Kind kind, String text, Style style) {
            this.kind = kind;
            this.text = new StringBuilder(text);
            this.style = style;
        }
    }

    /** A mark that may be closed later; its piece contains what is left of it. */
    private record Opener(char sign, Piece piece, int length) {}

    private final StyledOutput ink;
    private final Style base;
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Opener> open = new ArrayList<>();
    private int waiting;

    EmphasisSpans(StyledOutput ink, Style base) {
        this.ink = ink;
        this.base = base;
    }

    void text(String text) {
        if (open.isEmpty()) {
            ink.put(text, base);
            return;
        }
        Piece last = pieces.getLast();
        if (last.kind == Kind.TEXT && last.style.equals(base)) {
            last.text.append(text);
        } else {
            pieces.add(new Piece(Kind.TEXT, text, base));
        }
        count(text.length());
    }

    void whole(String text, Style style) {
        add(new Piece(Kind.WHOLE, text, base.and(style)));
    }

    void breakLine() {
        add(new Piece(Kind.BREAK, "\n", base));
    }

    /** Handles a run of one character, which may close what is open, open something, or be text. */
    void run(char sign, int count, boolean opens, boolean closes) {
        int left = closes ? close(sign, count) : count;
        if (left > 0) {
            String rest = String.valueOf(sign).repeat(left);
            if (opens) {
                push(sign, rest);
            } else {
                text(rest);
            }
        }
        flushIfComplete();
    }

    void openLink() {
        push(LINK, "[");
    }

    void openImage() {
        push(IMAGE, "![");
    }

    boolean hasOpenLink() {
        return openLinkAt() >= 0;
    }

    /** Turns what looked like the text of a link back into plain text. */
    void dropLink() {
        int at = openLinkAt();
        if (at >= 0) {
            open.remove(at);
        }
        if (open.isEmpty()) {
            flush(pieces.size());
        }
        text("]");
    }

    /** Makes what follows the innermost open bracket the text of a link. */
    void link(String target) {
        int at = openLinkAt();
        Piece mark = open.get(at).piece;
        int from = pieces.indexOf(mark) + 1;
        mark.text.setLength(0);
        open.subList(at, open.size()).clear();
        StringBuilder label = new StringBuilder();
        pieces.subList(from, pieces.size()).forEach(piece -> label.append(piece.text));
        style(mark, Theme.LINK);
        if (label.isEmpty()) {
            pieces.add(new Piece(Kind.TEXT, target, base.and(Theme.LINK)));
        } else if (!isSame(label.toString(), target)) {
            pieces.add(new Piece(Kind.TEXT, " (" + target + ")", base.and(Style.DIM)));
        }
        flushIfComplete();
    }

    /** Called at the end of the paragraph: what is still open was not a mark. */
    void end() {
        open.clear();
        flushIfComplete();
    }

    private static boolean isSame(String label, String target) {
        return target.isEmpty()
                || target.equals(label)
                || target.equals("mailto:" + label)
                || target.equals("https://" + label)
                || target.equals("http://" + label);
    }

    private int openLinkAt() {
        for (int i = open.size() - 1; i >= 0; i--) {
            if (open.get(i).sign == LINK || open.get(i).sign == IMAGE) {
                return i;
            }
        }
        return -1;
    }

    private void push(char sign, String mark) {
        Piece piece = new Piece(Kind.MARK, mark, base);
        pieces.add(piece);
        open.add(new Opener(sign, piece, mark.length()));
        count(mark.length());
    }

    private void add(Piece piece) {
        pieces.add(piece);
        count(piece.text.length());
        flushIfComplete();
    }

    /** Returns how much of the run has nothing to close. */
    private int close(char sign, int count) {
        int left = count;
        int at = open.size() - 1;
        while (left > 0 && at >= 0) {
            Opener opener = open.get(at);
            if (opener.sign == sign && !isName(opener, count)) {
                open.subList(at + 1, open.size()).clear();
                left -= pair(opener, left);
                at = open.size() - 1;
            } else {
                at--;
            }
        }
        return left;
    }

    /** Names such as {@code __init__} are far more common than emphasis. */
    private boolean isName(Opener opener, int count) {
        Piece last = pieces.getLast();
        return opener.sign == '_'
                && opener.length == 2
                && count == 2
                && pieces.indexOf(opener.piece) == pieces.size() - 2
                && last.text.chars().allMatch(c -> c == '_' || Character.isLowerCase(c));
    }

    private int pair(Opener opener, int left) {
        StringBuilder mark = opener.piece.text;
        int used = Math.min(2, Math.min(left, mark.length()));
        mark.setLength(mark.length() - used);
        if (mark.isEmpty()) {
            open.remove(opener);
        }
        style(
                opener.piece,
                opener.sign == '~' ? Theme.STRIKE : used == 2 ? Style.BOLD : Theme.ITALIC);
        return used;
    }

    private void style(Piece opener, Style style) {
        for (int i = pieces.size() - 1; pieces.get(i) != opener; i--) {
            Piece piece = pieces.get(i);
            piece.style = piece.style.and(style);
        }
    }

    private void count(int length) {
        waiting += length;
        while (waiting > LONGEST_WAIT && !open.isEmpty()) {
            open.removeFirst();
            flush(open.isEmpty() ? pieces.size() : pieces.indexOf(open.getFirst().piece));
        }
    }

    private void flushIfComplete() {
        if (open.isEmpty()) {
            flush(pieces.size());
        }
    }

    private void flush(int count) {
        List<Piece> settled = pieces.subList(0, count);
        for (Piece piece : settled) {
            waiting -= piece.text.length();
            switch (piece.kind) {
                case TEXT, MARK -> ink.put(piece.text.toString(), piece.style);
                case WHOLE -> ink.putWhole(piece.text.toString(), piece.style);
                case BREAK -> ink.breakLine();
            }
        }
        settled.clear();
        if (pieces.isEmpty()) {
            waiting = 0;
        }
    }

    /** Decides what a run of emphasis characters can do between its neighbours. */
    record EmphasisRule(char sign, int count, int before, int after) {
        /**
         * ASCII punctuation that may follow a star that opens emphasis; before any other, the star
         * is part of a glob.
         */
        private static final String OPENS_BEFORE = "\"'([{*_~`<$#@&!\\-+";

        boolean opens() {
            return !isSpace(after)
                    && switch (sign) {
                        case '_' -> !Character.isLetterOrDigit(before);
                        case '~' -> count == 2;
                        default -> !isAsciiLetterOrDigit(before) && !isGlob();
                    };
        }

        boolean closes() {
            return !isSpace(before)
                    && switch (sign) {
                        case '_' -> !Character.isLetterOrDigit(after);
                        case '~' -> count == 2;
                        default -> count > 1 || !isAsciiLetterOrDigit(after);
                    };
        }

        /** Whether the star is a wildcard, as before a dot or a slash. */
        private boolean isGlob() {
            return isAsciiPunctuation(after) && OPENS_BEFORE.indexOf(after) < 0;
        }

        static boolean isAsciiPunctuation(int c) {
            return c > ' ' && c < 0x7f && !isAsciiLetterOrDigit(c);
        }

        private static boolean isAsciiLetterOrDigit(int c) {
            return c < 0x80 && Character.isLetterOrDigit(c);
        }

        private static boolean isSpace(int c) {
            return Character.isWhitespace(c) || Character.isSpaceChar(c);
        }
    }
}
