package aish.norris;

import module java.base;

/**
 * The text under which a command is remembered: spaces between its words make no difference, unless
 * something in it could make them count.
 */
final class CommandKey {
    private static final Pattern PLAIN = Pattern.compile("[^'\"`\\\\$#{}()<>\\v]*");

    private CommandKey() {}

    static String of(String command) {
        String text = command.strip();
        return PLAIN.matcher(text).matches() ? text.replaceAll("[ \t]+", " ") : text;
    }
}
