package aish.terminal;

import module java.base;

import aish.terminal.TerminalKind.Layer;

/**
 * The escape sequences by which a terminal is told what is going on, as text that is ready to be
 * written.
 */
record Sequences(TerminalKind kind, String host) {
    private static final String OSC = "\u001b]";
    private static final String CSI = "\u001b[";
    private static final String END = "\u001b\\";
    private static final String BELL = "\u0007";

    static final String PROMPT = mark("A");

    /** Before the prompt of a line that continues another. */
    static final String CONTINUATION = mark("P;k=s");

    /** After any prompt: what follows is typed. */
    static final String INPUT = mark("B");

    /** After what was typed: what follows is output. */
    static final String OUTPUT = mark("C");

    /** After a line that was dropped or empty, and so has no output. */
    static final String DROPPED = mark("D");

    static final String SAVE_TITLE = CSI + "22;2t";
    static final String RESTORE_TITLE = CSI + "23;2t";
    static final String LINK_END = OSC + "8;;" + END;

    private static final String UNESCAPED = "-._~/";
    private static final String DIGITS = "0123456789ABCDEF";

    private static String mark(String what) {
        return OSC + "133;" + what + END;
    }

    /** After the output of a command. */
    static String ended(int status) {
        return mark("D;" + status);
    }

    String directory(Path directory) {
        return OSC + "7;" + url(directory) + END;
    }

    String link(Path file) {
        return OSC + "8;;" + url(file) + END;
    }

    private String url(Path path) {
        StringBuilder url = new StringBuilder("file://").append(host);
        for (byte each : path.toString().getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (each & 0xff);
            if (c < 0x80 && (Character.isLetterOrDigit(c) || UNESCAPED.indexOf(c) >= 0)) {
                url.append(c);
            } else {
                url.append('%').append(DIGITS.charAt(c >> 4)).append(DIGITS.charAt(c & 15));
            }
        }
        return url.toString();
    }

    /**
     * @param text without control characters
     */
    String title(String text) {
        return kind.layer() == Layer.SCREEN ? "\u001bk" + text + END : OSC + "2;" + text + END;
    }

    /**
     * Returns a notification of the desktop. It ends in a bell character, because the end of
     * another sequence would end the one in which screen and tmux pass it on.
     *
     * @param text without control characters
     */
    String alert(String text) {
        String body = text.replace(';', ',');
        return switch (kind.alert()) {
            case OSC_9 -> passed(OSC + "9;" + body + BELL);
            case OSC_777 -> passed(OSC + "777;notify;aish;" + body + BELL);
            case OSC_99 ->
                    passed(OSC + "99;i=aish:d=0;aish" + BELL)
                            + passed(OSC + "99;i=aish:d=1:p=body;" + body + BELL);
        };
    }

    /** Wraps a sequence for what stands between aish and the window. */
    private String passed(String sequence) {
        return switch (kind.layer()) {
            case TMUX -> "\u001bPtmux;\u001b" + sequence + END;
            case SCREEN -> "\u001bP" + sequence + END;
            case NONE, WINDOW -> sequence;
        };
    }
}
