package aish.terminal.editor;

import module java.base;

import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Characters that consist of several, such as a family of emoji, a flag or a thumb with a skin
 * tone. Terminals differ in how many columns they take, so the terminal is asked. The line editor
 * works with a stand-in of that width, which is drawn as blanks with the character over them.
 */
final class JoinedCharacters {
    /** Stand-ins of one and of two columns, which no text contains. */
    private static final int NARROW = 0x10f000;

    private static final int WIDE = 0x2fb00;
    private static final int MOST = 0x400;

    /** Fill up the columns after the first ones. */
    private static final int NARROW_REST = NARROW - 1;

    private static final int WIDE_REST = WIDE - 1;

    private static final int ZERO_WIDTH_JOINER = 0x200d;
    private static final int KEYCAP = 0x20e3;
    private static final int USUAL_WIDTH = 2;
    private static final String SAVE = "\u001b7";
    private static final String RESTORE = "\u001b8";

    private final List<String> known = new ArrayList<>();
    private final Map<String, Integer> widths = new HashMap<>();
    private boolean unanswered;

    /** Returns the joined characters in a text whose width has not been asked for. */
    List<String> unmeasured(String text) {
        return unanswered || !hasJoiner(text)
                ? List.of()
                : clusters(text)
                        .results()
                        .map(MatchResult::group)
                        .filter(found -> hasJoiner(found) && !widths.containsKey(found))
                        .distinct()
                        .toList();
    }

    private static Matcher clusters(String text) {
        return Pattern.compile("\\X").matcher(text);
    }

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

    /**
     * @param columns empty if the terminal did not answer; it is not asked again
     */
    void measured(String cluster, OptionalInt columns) {
        unanswered |= columns.isEmpty();
        columns.ifPresent(width -> widths.put(cluster, Math.max(1, width)));
    }

    /** Returns the text with stand-ins of the same width. */
    String masked(String text) {
        if (!hasJoiner(text)) {
            return text;
        }
        StringBuilder masked = new StringBuilder();
        Matcher cluster = clusters(text);
        while (cluster.find()) {
            masked.append(hasJoiner(cluster.group()) ? standIn(cluster.group()) : cluster.group());
        }
        return masked.toString();
    }

    private String standIn(String cluster) {
        int index = known.indexOf(cluster);
        if (index < 0 && known.size() == MOST) {
            return cluster;
        }
        if (index < 0) {
            index = known.size();
            known.add(cluster);
        }
        int width = widths.getOrDefault(cluster, USUAL_WIDTH);
        StringBuilder text =
                new StringBuilder().appendCodePoint((width > 1 ? WIDE : NARROW) + index);
        int left = Math.max(0, width - 2);
        text.append(Character.toString(WIDE_REST).repeat(left / 2));
        return text.append(Character.toString(NARROW_REST).repeat(left % 2)).toString();
    }

    /** Returns what to draw for a text with stand-ins; the same text if it has none. */
    AttributedString drawn(AttributedString text) {
        if (known.isEmpty() || text.codePoints().noneMatch(c -> indexOf(c) >= 0)) {
            return text;
        }
        AttributedStringBuilder drawn = new AttributedStringBuilder();
        int i = 0;
        while (i < text.length()) {
            int index = indexOf(Character.codePointAt(text, i));
            int end = index < 0 ? i + 1 : endOfStandIn(text, i);
            if (index < 0) {
                drawn.append(text, i, end);
            } else {
                draw(known.get(index), text.subSequence(i, end).toString(), drawn);
            }
            i = end;
        }
        return drawn.toAttributedString();
    }

    private static int endOfStandIn(CharSequence text, int start) {
        int end = start + Character.charCount(Character.codePointAt(text, start));
        while (end < text.length() && isRest(Character.codePointAt(text, end))) {
            end += Character.charCount(Character.codePointAt(text, end));
        }
        return end;
    }

    private void draw(String cluster, String standIn, AttributedStringBuilder drawn) {
        drawn.style(AttributedStyle.HIDDEN).append(SAVE).style(AttributedStyle.DEFAULT);
        standIn.codePoints().forEach(c -> drawn.append(c >= NARROW_REST ? " " : "\u3000"));
        drawn.style(AttributedStyle.HIDDEN).append(RESTORE + over(cluster));
        drawn.style(AttributedStyle.DEFAULT);
    }

    private static boolean isRest(int c) {
        return c == NARROW_REST || c == WIDE_REST;
    }

    /** Returns what draws a character; where its width is a guess, the cursor is moved to it. */
    private String over(String cluster) {
        return widths.containsKey(cluster)
                ? cluster
                : cluster + RESTORE + "\u001b[" + USUAL_WIDTH + "C";
    }

    private int indexOf(int c) {
        int index = c >= NARROW ? c - NARROW : c - WIDE;
        return index >= 0 && index < known.size() ? index : -1;
    }
}
