package aish.terminal.render;

import java.util.BitSet;

/** Colours JSON, with names of members different from values. */
final class JsonColouring implements CodeColouring {
    private static final int DEEPEST = 1000;

    private final BitSet objects = new BitSet();
    private int depth;
    private boolean nameNext;
    private boolean inString;
    private boolean escaped;
    private boolean inValue;
    private Style valueStyle = Theme.NUMBER;
    private Style stringStyle = Theme.STRING;

    @Override
    public void read(int c, CodeOutput ink) {
        String text = Character.toString(c);
        if (inString) {
            ink.put(text, stringStyle);
            inString = escaped || c != '"';
            escaped = !escaped && c == '\\';
        } else if (c == '"') {
            inString = true;
            stringStyle = nameNext ? Theme.NAME : Theme.STRING;
            ink.put(text, stringStyle);
        } else {
            ink.put(text, styleOf(c));
            structure(c);
        }
    }

    @Override
    public void endLine(CodeOutput ink) {
        inString = false;
        escaped = false;
    }

    private Style styleOf(int c) {
        boolean inNumber = inValue && valueStyle.equals(Theme.NUMBER);
        inValue = Character.isLetterOrDigit(c) || c == '-' || c == '+' || c == '.';
        if (!inNumber) {
            valueStyle = Character.isLetter(c) ? Theme.KEYWORD : Theme.NUMBER;
        }
        return inValue ? valueStyle : Style.PLAIN;
    }

    private void structure(int c) {
        switch (c) {
            case '{', '[' -> {
                depth = Math.min(depth + 1, DEEPEST);
                objects.set(depth, c == '{');
                nameNext = c == '{';
            }
            case '}', ']' -> {
                depth = Math.max(depth - 1, 0);
                nameNext = false;
            }
            case ',' -> nameNext = objects.get(depth);
            case ':' -> nameNext = false;
            default -> {}
        }
    }
}
