package aish.terminal.editor;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.ControlChar;
import org.jline.terminal.Attributes.InputFlag;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Attributes.OutputFlag;

/** The modes aish puts a terminal into, and how to undo them. */
public final class TerminalModes {
    private static final EnumSet<InputFlag> COOKED_INPUT =
            EnumSet.of(
                    InputFlag.IXON,
                    InputFlag.ICRNL,
                    InputFlag.INLCR,
                    InputFlag.IGNCR,
                    InputFlag.ISTRIP);
    private static final EnumSet<LocalFlag> COOKED_LOCAL =
            EnumSet.of(LocalFlag.ICANON, LocalFlag.ECHO, LocalFlag.ISIG, LocalFlag.IEXTEN);

    private TerminalModes() {}

    /** Returns modes that pass on every key as typed and every byte as written. */
    static Attributes raw(Attributes found) {
        Attributes modes = new Attributes(found);
        modes.setInputFlags(COOKED_INPUT, false);
        modes.setLocalFlags(COOKED_LOCAL, false);
        modes.setOutputFlag(OutputFlag.OPOST, false);
        modes.setControlChar(ControlChar.VMIN, 1);
        modes.setControlChar(ControlChar.VTIME, 0);
        return modes;
    }

    /** Returns the arguments with which stty undoes what {@link #raw} changes. */
    public static List<String> sttyArguments(Attributes found) {
        List<String> words = new ArrayList<>();
        for (InputFlag flag : COOKED_INPUT) {
            words.add(word(flag, found.getInputFlag(flag)));
        }
        for (LocalFlag flag : COOKED_LOCAL) {
            words.add(word(flag, found.getLocalFlag(flag)));
        }
        words.add(word(OutputFlag.OPOST, found.getOutputFlag(OutputFlag.OPOST)));
        return words;
    }

    private static String word(Enum<?> flag, boolean on) {
        return (on ? "" : "-") + flag.name().toLowerCase(Locale.ROOT);
    }
}
