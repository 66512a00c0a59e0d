package aish.terminal.render;

import module java.base;

import aish.settings.Config.Reasoning;

/**
 * How an answer may be displayed.
 *
 * @param layout whether it is formatted at all
 * @param colours whether escape sequences may change the style of text
 * @param live whether the line with the cursor may be erased and written again
 * @param unicode whether characters beyond ASCII may be used for decoration
 */
public record AnswerStyle(
        Layout layout, boolean colours, boolean live, boolean unicode, Reasoning thoughts) {
    /** What happens to Markdown. */
    public enum Layout {
        /** It is formatted for reading. */
        LAID_OUT,
        /** It is formatted for listening, without frames and rules that would be spelled out. */
        SPOKEN,
        /** It stays as the model wrote it, for a file or another program. */
        AS_WRITTEN
    }

    /** The width for readers of a file or a pipe, which wrap lines themselves. */
    public static final int UNLIMITED = 0;

    /** For a file or a pipe: the answer alone, as it was written. */
    public static AnswerStyle asWritten() {
        return new AnswerStyle(Layout.AS_WRITTEN, false, false, false, Reasoning.FOLDED);
    }

    /** For a screen reader: nothing is written twice, and words take the place of colours. */
    public static AnswerStyle spoken(Reasoning thoughts) {
        return new AnswerStyle(Layout.SPOKEN, false, false, false, thoughts);
    }

    boolean isSpoken() {
        return layout == Layout.SPOKEN;
    }

    /**
     * Derives the style from the environment.
     *
     * @param terminal whether the answer goes to a terminal
     */
    public static AnswerStyle of(
            Map<String, String> environment, boolean terminal, Reasoning thoughts) {
        if (!terminal) {
            return asWritten();
        }
        String type = environment.getOrDefault("TERM", "");
        boolean obeys = !type.isEmpty() && !type.equals("dumb");
        boolean colours = obeys && environment.getOrDefault("NO_COLOR", "").isEmpty();
        // the Linux console has no font for most characters
        boolean unicode = obeys && !type.equals("linux") && speaksUnicode(environment);
        return new AnswerStyle(Layout.LAID_OUT, colours, obeys, unicode, thoughts);
    }

    private static boolean speaksUnicode(Map<String, String> environment) {
        for (String name : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
            String value = environment.getOrDefault(name, "");
            if (!value.isEmpty()) {
                String locale = value.toLowerCase(Locale.ROOT);
                return locale.contains("utf-8") || locale.contains("utf8");
            }
        }
        return false;
    }
}
