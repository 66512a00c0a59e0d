package aish.terminal;

import module java.base;

/**
 * The terminal that aish runs in, as far as its environment tells.
 *
 * @param layer what stands between aish and the window
 * @param alert the notification that the window understands
 */
public record TerminalKind(Layer layer, Alert alert) {
    /** What receives the sequences first. */
    public enum Layer {
        /** A terminal that would print them. */
        NONE,
        WINDOW,
        TMUX,
        SCREEN
    }

    /** The sequences that make a desktop show a notification, named after their numbers. */
    public enum Alert {
        OSC_9,
        OSC_99,
        OSC_777
    }

    /** A terminal that is told nothing. */
    public static final TerminalKind UNTOLD = new TerminalKind(Layer.NONE, Alert.OSC_9);

    /**
     * The beginnings of the names of terminals that obey xterm's sequences and ignore unknown ones.
     */
    private static final String[] LIKE_XTERM = {
        "xterm",
        "screen",
        "tmux",
        "rxvt",
        "alacritty",
        "foot",
        "st-",
        "kitty",
        "wezterm",
        "ghostty",
        "konsole",
        "gnome",
        "vte",
        "putty",
        "contour",
        "iterm"
    };

    public static TerminalKind of(Map<String, String> environment) {
        return new TerminalKind(layer(environment), alert(environment));
    }

    public static boolean isLikeXterm(String type) {
        for (String start : LIKE_XTERM) {
            if (type.startsWith(start)) {
                return true;
            }
        }
        return false;
    }

    private static Layer layer(Map<String, String> environment) {
        String type = environment.getOrDefault("TERM", "");
        if (!isLikeXterm(type)) {
            return Layer.NONE;
        }
        if (has(environment, "TMUX") || type.startsWith("tmux")) {
            return Layer.TMUX;
        }
        return type.startsWith("screen") || has(environment, "STY") ? Layer.SCREEN : Layer.WINDOW;
    }

    /**
     * Most windows ignore what they do not understand, so that OSC 9, which most of the others
     * know, is a safe guess.
     */
    private static Alert alert(Map<String, String> environment) {
        String type = environment.getOrDefault("TERM", "");
        String program = environment.getOrDefault("TERM_PROGRAM", "");
        if (has(environment, "KITTY_WINDOW_ID") || type.contains("kitty")) {
            return Alert.OSC_99;
        }
        boolean isNamed =
                type.startsWith("foot")
                        || type.startsWith("rxvt")
                        || type.contains("ghostty")
                        || program.equals("ghostty")
                        || program.equals("WezTerm");
        boolean isKnown =
                has(environment, "VTE_VERSION")
                        || has(environment, "KONSOLE_VERSION")
                        || has(environment, "WEZTERM_PANE");
        return isNamed || isKnown ? Alert.OSC_777 : Alert.OSC_9;
    }

    private static boolean has(Map<String, String> environment, String name) {
        return !environment.getOrDefault(name, "").isEmpty();
    }

    /** Whether the window can be told anything that it does not show. */
    boolean isTold() {
        return layer != Layer.NONE;
    }

    /** Whether prompts, directories and links reach what understands them. */
    boolean isMarkable() {
        return layer == Layer.WINDOW || layer == Layer.TMUX;
    }
}
