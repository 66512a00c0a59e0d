package aish.model.offline;

import aish.bash.ShellQuoting;
import java.util.Locale;

/** How a value is written into a command. */
enum ValueQuoting {
    /** As one word of the command. */
    WORD,
    /** Between single quotes that the template contains. */
    SQ,
    /** Between single quotes, as the pattern of {@code s/…/…/}. */
    SED,
    /** Between single quotes, as the replacement of {@code s/…/…/}. */
    SEDTO,
    /** Without its last extension: {@code a.mov} becomes {@code a}. */
    STEM,
    /** A duration as a number of seconds. */
    SECONDS,
    /** Only its letters, digits, dots, dashes and underscores. */
    PLAIN;

    private static final String WILDCARDS = "*?";

    static ValueQuoting of(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    String write(SlotValue value) {
        String text = value.text();
        return switch (this) {
            case WORD -> word(value);
            case SQ -> inSingleQuotes(text);
            case SED -> inSingleQuotes(escaped(text, "\\/.*[]^$"));
            case SEDTO -> inSingleQuotes(escaped(text, "\\/&"));
            case STEM -> word(new SlotValue(withoutEnding(text), value.spoken(), value.raw()));
            case SECONDS -> Long.toString(seconds(text));
            case PLAIN -> plain(text);
        };
    }

    private static String word(SlotValue value) {
        return switch (value.raw()) {
            case NO -> ShellQuoting.quote(value.text());
            case WILDCARDS -> path(value.text());
            case YES -> value.text();
        };
    }

    private static String path(String text) {
        if (text.equals("~")) {
            return text;
        }
        return text.startsWith("~/") ? "~/" + pattern(text.substring(2)) : pattern(text);
    }

    /** Quotes everything but the wildcards. */
    private static String pattern(String text) {
        StringBuilder written = new StringBuilder();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || WILDCARDS.indexOf(text.charAt(i)) >= 0) {
                if (i > start) {
                    written.append(ShellQuoting.quote(text.substring(start, i)));
                }
                if (i < text.length()) {
                    written.append(text.charAt(i));
                }
                start = i + 1;
            }
        }
        return written.toString();
    }

    private static String inSingleQuotes(String text) {
        return text.replace("\n", " ").replace("'", "'\\''");
    }

    private static String escaped(String text, String special) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (special.indexOf(c) >= 0) {
                escaped.append('\\');
            }
            escaped.append(c);
        }
        return escaped.toString();
    }

    private static String withoutEnding(String text) {
        int dot = text.lastIndexOf('.');
        return dot > text.lastIndexOf('/') + 1 ? text.substring(0, dot) : text;
    }

    private static long seconds(String duration) {
        int last = duration.length() - 1;
        double amount = Double.parseDouble(duration.substring(0, last));
        long unit =
                switch (duration.charAt(last)) {
                    case 'm' -> 60;
                    case 'h' -> 3_600;
                    case 'd' -> 86_400;
                    default -> 1;
                };
        return Math.max(1, Math.round(amount * unit));
    }

    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        text.chars()
                .filter(c -> Character.isLetterOrDigit(c) || "._-".indexOf(c) >= 0)
                .forEach(c -> plain.append((char) c));
        return plain.toString();
    }
}
