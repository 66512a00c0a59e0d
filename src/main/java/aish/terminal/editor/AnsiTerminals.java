package aish.terminal.editor;

import java.util.Map;
import java.util.Set;
import org.jline.utils.InfoCmp.Capability;

/** The capabilities of xterm-compatible terminals that the line editor needs. */
final class AnsiTerminals {
    private static final String[] FAMILIES = {
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
        "linux",
        "contour",
        "iterm"
    };

    private AnsiTerminals() {}

    static boolean isAnsi(String type) {
        for (String family : FAMILIES) {
            if (type.startsWith(family)) {
                return true;
            }
        }
        return false;
    }

    static void describe(
            String type,
            Set<Capability> flags,
            Map<Capability, Integer> numbers,
            Map<Capability, String> strings) {
        flags.add(Capability.auto_right_margin);
        flags.add(Capability.eat_newline_glitch);
        numbers.put(Capability.max_colors, type.contains("256") || !type.equals("linux") ? 256 : 8);
        describeOutput(strings);
        describeKeys(strings);
    }

    private static void describeOutput(Map<Capability, String> strings) {
        strings.put(Capability.bell, "^G");
        strings.put(Capability.carriage_return, "^M");
        strings.put(Capability.change_scroll_region, "\\E[%i%p1%d;%p2%dr");
        strings.put(Capability.clear_screen, "\\E[H\\E[2J");
        strings.put(Capability.clr_eol, "\\E[K");
        strings.put(Capability.clr_eos, "\\E[J");
        strings.put(Capability.cursor_address, "\\E[%i%p1%d;%p2%dH");
        strings.put(Capability.cursor_down, "^J");
        strings.put(Capability.cursor_left, "^H");
        strings.put(Capability.cursor_right, "\\E[C");
        strings.put(Capability.cursor_up, "\\E[A");
        strings.put(Capability.delete_line, "\\E[M");
        strings.put(Capability.insert_line, "\\E[L");
        strings.put(Capability.keypad_local, "\\E[?1l\\E>");
        strings.put(Capability.keypad_xmit, "\\E[?1h\\E=");
        strings.put(Capability.parm_delete_line, "\\E[%p1%dM");
        strings.put(Capability.parm_down_cursor, "\\E[%p1%dB");
        strings.put(Capability.parm_insert_line, "\\E[%p1%dL");
        strings.put(Capability.parm_left_cursor, "\\E[%p1%dD");
        strings.put(Capability.parm_right_cursor, "\\E[%p1%dC");
        strings.put(Capability.parm_up_cursor, "\\E[%p1%dA");
        strings.put(Capability.restore_cursor, "\\E8");
        strings.put(Capability.save_cursor, "\\E7");
    }

    private static void describeKeys(Map<Capability, String> strings) {
        strings.put(Capability.back_tab, "\\E[Z");
        strings.put(Capability.key_btab, "\\E[Z");
        strings.put(Capability.key_dc, "\\E[3~");
        strings.put(Capability.key_down, "\\EOB");
        strings.put(Capability.key_end, "\\EOF");
        strings.put(Capability.key_home, "\\EOH");
        strings.put(Capability.key_ic, "\\E[2~");
        strings.put(Capability.key_left, "\\EOD");
        strings.put(Capability.key_npage, "\\E[6~");
        strings.put(Capability.key_ppage, "\\E[5~");
        strings.put(Capability.key_right, "\\EOC");
        strings.put(Capability.key_up, "\\EOA");
    }
}
