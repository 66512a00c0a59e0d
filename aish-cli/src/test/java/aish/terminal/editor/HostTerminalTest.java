package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jline.utils.InfoCmp.Capability;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostTerminalTest {
    /** An accent typed into a line would shift the rest of it by a column. */
    @ParameterizedTest
    @ValueSource(strings = {"xterm-256color", "tmux", "linux", "ansi", "vt220"})
    void drawsTheRestOfALineInsteadOfShiftingIt(String type) throws Exception {
        Keyboard keyboard = new Keyboard(InputStream.nullInputStream());
        HostTerminal terminal =
                new HostTerminal(Map.of("TERM", type), keyboard, OutputStream.nullOutputStream());
        assertThat(terminal.getStringCapability(Capability.cursor_left)).isNotNull();
        assertThat(terminal.getStringCapability(Capability.parm_ich)).isNull();
        assertThat(terminal.getStringCapability(Capability.insert_character)).isNull();
        assertThat(terminal.getStringCapability(Capability.parm_dch)).isNull();
        assertThat(terminal.getStringCapability(Capability.delete_character)).isNull();
    }
}
