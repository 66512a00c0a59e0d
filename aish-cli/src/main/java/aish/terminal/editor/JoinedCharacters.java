package aish.terminal.editor;

import module java.base;

import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Characters that consist of several, such as a family of emoji, a flag or a thumb with a skin
 * tone. Terminals differ in how many columns they take; here each gets two. The line editor works
 * with a stand-in of that width, which is drawn as a blank with the character over it.
 */
final class JoinedCharacters {
    /** Stand-ins of two columns, which no text contains. */
    private static final int STAND_INS = 0x2fb00;

    private static final int MOST = 0x400;
    private static final int ZERO_WIDTH_JOINER = 0x200d;
    private static final int KEYCAP = 0x20e3;
    private static final String SAVE = "\u001b7";
    private static final String RESTORE = "\u001b8";
    private static final String PAST_BLANK = "\u001b[2C";

    private final List<String> known = new ArrayList<>();

    private static boolean hasJoiner(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= ZERO_WIDTH_JOINER && isJoiner(text.codePointAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether it joins characters, changes the one before, or is half of a flag. */
    private static boolean isJoiner(int c) {
        return c == ZERO_WIDTH_JOINER
                || c == KEYCAP
                || (c >= 0xfe0e && c <= 0xfe0f)
                || (c >= 0x1f1e6 && c <= 0x1f1ff)
                || (c >= 0x1f3fb && c <= 0x1f3ff)
                || (c >= 0xe0020 && c <= 0xe007f);
    }

    /** Returns the text with stand-ins for its joined characters. */
    String masked(String text) {
        if (!hasJoiner(text)) {
            return text;
        }
        return Pattern.compile("\\X")
                .matcher(text)
                .replaceAll(cluster -> Matcher.quoteReplacement(standIn(cluster.group())));
    }

    private String standIn(String cluster) {
        int index = known.indexOf(cluster);
        if (!hasJoiner(cluster) || (index < 0 && known.size() == MOST)) {
            return cluster;
        }
        if (index < 0) {
            index = known.size();
            known.add(cluster);
        }
        return Character.toString(STAND_INS + index);
    }

    /** Returns what to draw for a text with stand-ins; the same text if it has none. */
    AttributedString drawn(AttributedString text) {
        if (known.isEmpty() || text.codePoints().noneMatch(this::isStandIn)) {
            return text;
        }
        AttributedStringBuilder drawn = new AttributedStringBuilder();
        int i = 0;
        while (i < text.length()) {
            int c = Character.codePointAt(text, i);
            int end = i + Character.charCount(c);
            if (isStandIn(c)) {
                draw(known.get(c - STAND_INS), drawn);
            } else {
                drawn.append(text, i, end);
            }
            i = end;
        }
        return drawn.toAttributedString();
    }

    private boolean isStandIn(int c) {
        return c >= STAND_INS && c < STAND_INS + known.size();
    }

    /** Moves past the blank afterwards, wherever the character has left the cursor. */
    private static void draw(String cluster, AttributedStringBuilder drawn) {
        drawn.style(AttributedStyle.HIDDEN).append(SAVE).style(AttributedStyle.DEFAULT);
        drawn.append("\u3000");
        drawn.style(AttributedStyle.HIDDEN).append(RESTORE + cluster + RESTORE + PAST_BLANK);
        drawn.style(AttributedStyle.DEFAULT);
    }
}
