package aish.terminal.editor;

import module java.base;

/**
 * How a terminal draws, where terminals differ and none can be asked in time.
 *
 * @param reflows whether it wraps lines anew when the window gets another width
 * @param joins whether it draws what belongs together as one character, such as a family of emoji
 */
public record TerminalTraits(boolean reflows, boolean joins) {
    /** Terminals that draw a character with all its parts in the columns of the first. */
    private static final Set<String> JOINING =
            Set.of("kitty", "ghostty", "wezterm", "iterm.app", "contour", "rio");

    /** Reads them from the variables that terminals set. */
    public static TerminalTraits of(Map<String, String> environment) {
        String type = environment.getOrDefault("TERM", "");
        String program = environment.getOrDefault("TERM_PROGRAM", "").toLowerCase(Locale.ROOT);
        boolean tmux = environment.containsKey("TMUX");
        boolean fixed =
                environment.containsKey("XTERM_VERSION")
                        || type.startsWith("screen")
                        || type.startsWith("putty")
                        || type.equals("linux");
        boolean joining =
                JOINING.contains(program)
                        || type.startsWith("foot")
                        || type.startsWith("contour")
                        || type.contains("kitty")
                        || type.contains("ghostty")
                        || environment.containsKey("WT_SESSION");
        return new TerminalTraits(tmux || !fixed, tmux || joining);
    }
}
