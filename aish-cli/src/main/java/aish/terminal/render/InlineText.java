package aish.terminal.render;

import module java.base;

import aish.terminal.render.EmphasisSpans.EmphasisRule;
import aish.text.PlainText;

/**
 * Reads the text of a paragraph character by character: emphasis, code, links, escapes. Text is
 * shown at once; only text after a mark that may or may not be closed is held back, and not for
 * long.
 */
@SuppressWarnings("JdkObsolete") // what follows may change a match that hits the end
final class InlineText {
    private static final int LONGEST_CODE = 500;
    private static final int LONGEST_LINK = 2000;
    private static final int WAIT = 0;
    private static final Pattern ENTITY = Pattern.compile("&(#?\\p{Alnum}{0,16});");
    private static final Pattern ANGLE = Pattern.compile("<([\\p{L}\\p{Nd}][^\\x00- <>]{0,300})>");
    private static final Pattern URL_OR_MAIL =
            Pattern.compile("[\\p{L}\\p{Nd}+.-]{2,32}:.*|[^:@]+@[^.]+\\..*");

    /** The inside of the parentheses of a link: an address, and perhaps a title. */
    private static final Pattern TARGET =
            Pattern.compile("(<[^>]*>|(?!<)[^ ]*+)\\s*(?:[\"'(].*[\"')])?", Pattern.DOTALL);

    private final EmphasisSpans spans;
    private final AnswerStyle look;

    /** Starts with a mark of which it is not clear yet what it means. */
    private final StringBuilder pending = new StringBuilder();

    private int previous = ' ';

    InlineText(StyledOutput ink, Style base, AnswerStyle look) {
        this.spans = new EmphasisSpans(ink, base);
        this.look = look;
    }

    void read(CharSequence text) {
        text.codePoints().forEach(this::read);
    }

    void read(int c) {
        pending.appendCodePoint(c);
        settle(false);
    }

    /** Called at a line break inside the paragraph. */
    void breakLine() {
        if (pending.toString().equals("\\")) {
            pending.setLength(0);
        }
        if (pending.indexOf("`") == 0 && endOfCode(true) < 0) {
            read(' ');
            return;
        }
        settle(true);
        spans.breakLine();
        previous = ' ';
    }

    void end() {
        settle(true);
        spans.end();
        previous = ' ';
    }

    /** Adds a remark of aish after the text of the line. */
    void remark(StyledText text) {
        settle(true);
        spans.text(" ");
        spans.whole(text.text(), text.style());
    }

    /** Shows as much as is clear, or all if nothing more comes. */
    private void settle(boolean ended) {
        int taken = 1;
        while (taken > WAIT && !pending.isEmpty()) {
            taken = take(pending.codePointAt(0), ended);
            pending.delete(0, taken);
        }
    }

    /** Returns how many characters are clear. */
    private int take(int c, boolean ended) {
        return switch (c) {
            case '*', '_' -> emphasis(ended);
            // without colours, struck-out text would look like any other, so its tildes stay
            case '~' -> look.colours() ? emphasis(ended) : text(1);
            case '`' -> code(ended);
            case '\\', '!' -> pending.length() == 1 && !ended ? WAIT : escapeOrImage(c);
            case '&' -> entity(ended);
            case '<' -> angle(ended);
            case '[' -> {
                spans.openLink();
                previous = c;
                yield 1;
            }
            case ']' -> spans.hasOpenLink() ? link(ended) : text(1);
            default -> text(Character.charCount(c));
        };
    }

    private int text(int length) {
        text(pending.substring(0, length));
        return length;
    }

    private void text(String text) {
        spans.text(text);
        previous = text.codePointBefore(text.length());
    }

    /** Returns how often the character there is repeated. */
    private int run(int from) {
        int at = from;
        while (at < pending.length() && pending.charAt(at) == pending.charAt(from)) {
            at++;
        }
        return at - from;
    }

    /** The effect of a run of one character depends on what is on both sides. */
    private int emphasis(boolean ended) {
        int count = run(0);
        boolean isLast = count == pending.length();
        if (isLast && count < LONGEST_CODE && !ended) {
            return WAIT;
        }
        char sign = pending.charAt(0);
        int after = isLast ? ' ' : pending.codePointAt(count);
        EmphasisRule flanks = new EmphasisRule(sign, count, previous, after);
        spans.run(sign, count, flanks.opens(), flanks.closes());
        previous = sign;
        return count;
    }

    private int escapeOrImage(int c) {
        char next = pending.length() == 1 ? ' ' : pending.charAt(1);
        if (c == '\\' && EmphasisRule.isAsciiPunctuation(next)) {
            text(Character.toString(next));
            return 2;
        }
        if (c == '!' && next == '[') {
            spans.openImage();
            previous = next;
            return 2;
        }
        return text(1);
    }

    private int code(boolean ended) {
        int open = run(0);
        int close = endOfCode(ended);
        if (close < 0) {
            return !ended && pending.length() <= LONGEST_CODE ? WAIT : text(open);
        }
        String code = pending.substring(open, close);
        boolean padded = code.startsWith(" ") && code.endsWith(" ") && !code.isBlank();
        String shown = padded ? code.substring(1, code.length() - 1) : code;
        boolean isBare = look.colours() || look.isSpoken();
        spans.whole(isBare ? shown : "`" + shown + "`", Theme.CODE);
        previous = '`';
        return close + open;
    }

    /** Returns where the marks are that close the code; -1 if they have not come yet. */
    private int endOfCode(boolean ended) {
        int open = run(0);
        int at = pending.indexOf("`", open);
        while (at >= 0 && (run(at) != open || (at + open == pending.length() && !ended))) {
            at = pending.indexOf("`", at + run(at));
        }
        return at;
    }

    /** Reads a character given by name or number between an ampersand and a semicolon. */
    private int entity(boolean ended) {
        Matcher entity = ENTITY.matcher(pending);
        if (entity.lookingAt()) {
            text(Entities.decoded(entity.group(1)));
            return entity.end();
        }
        return entity.hitEnd() && !ended ? WAIT : text(1);
    }

    /** Reads what may be a link in angle brackets; anything else is text. */
    private int angle(boolean ended) {
        Matcher angle = ANGLE.matcher(pending);
        if (angle.lookingAt() && URL_OR_MAIL.matcher(angle.group(1)).matches()) {
            spans.openLink();
            text(angle.group(1));
            link(angle.group(1));
            return angle.end();
        }
        return angle.hitEnd() && !ended ? WAIT : text(1);
    }

    /** Reads what follows a closing bracket: a link's target in parentheses, or something else. */
    private int link(boolean ended) {
        int depth = 0;
        int at = 1;
        boolean mayBeTarget = pending.length() == 1 || pending.charAt(1) == '(';
        while (mayBeTarget && at < pending.length()) {
            char c = pending.charAt(at++);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth == 0) {
                Matcher target = TARGET.matcher(pending.substring(2, at - 1).strip());
                if (target.matches()) {
                    String to = target.group(1);
                    link(to.startsWith("<") ? to.substring(1, to.length() - 1) : to);
                    return at;
                }
                mayBeTarget = false;
            }
        }
        if (mayBeTarget && !ended && pending.length() <= LONGEST_LINK) {
            return WAIT;
        }
        spans.dropLink();
        return 1;
    }

    private void link(String target) {
        spans.link(target);
        previous = ')';
    }

    /** The named characters, loaded only when the first one is needed. */
    private static final class Entities {
        private static final Map<String, String> KNOWN = new HashMap<>();

        static {
            String[] pairs =
                    """
                    amp & lt < gt > quot " apos ' nbsp \u00a0 copy © reg ® trade ™ deg ° \
                    plusmn ± micro µ middot · bull • hellip … ndash – mdash — lsquo ‘ rsquo ’ \
                    ldquo “ rdquo ” laquo « raquo » times × divide ÷ ne ≠ le ≤ ge ≥ larr ← \
                    rarr → uarr ↑ darr ↓ euro € pound £ sect § para ¶ infin ∞ ouml ö auml ä \
                    uuml ü szlig ß eacute é lbrace { rbrace } lbrack [ rbrack ] vert | num # \
                    ast * lowbar _ grave `\
                    """
                            .split(" ");
            for (int i = 0; i < pairs.length; i += 2) {
                KNOWN.put(pairs[i], pairs[i + 1]);
            }
        }

        private Entities() {}

        /**
         * A character given by number is as dangerous as the character itself, and made safe like
         * it.
         */
        static String decoded(String name) {
            if (name.matches("#[0-9]{1,7}")) {
                return character(Integer.parseInt(name.substring(1)));
            }
            if (name.matches("#[xX][0-9a-fA-F]{1,6}")) {
                return character(Integer.parseInt(name.substring(2), 16));
            }
            return KNOWN.getOrDefault(name, "&" + name + ";");
        }

        private static String character(int c) {
            boolean real = Character.isValidCodePoint(c) && c != 0;
            return real ? PlainText.oneLine(Character.toString(c)) : "\ufffd";
        }
    }
}
