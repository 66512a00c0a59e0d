package aish.terminal.render;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.settings.Config.Reasoning;
import org.junit.jupiter.api.Test;

class AnswerStyleTest {
    private static final Map<String, String> USUAL =
            Map.of("TERM", "xterm-256color", "LANG", "en_US.UTF-8");

    private static AnswerStyle of(Map<String, String> environment) {
        return AnswerStyle.of(environment, true, Reasoning.SHOWN);
    }

    @Test
    void usesAllThatAnOrdinaryTerminalCan() {
        assertThat(of(USUAL)).isEqualTo(Screen.COLOURED);
    }

    @Test
    void leavesTextAsWrittenWithoutATerminal() {
        assertThat(AnswerStyle.of(USUAL, false, Reasoning.SHOWN))
                .isEqualTo(AnswerStyle.asWritten());
    }

    @Test
    void obeysNoColorOnlyIfItIsNotEmpty() {
        assertThat(of(Map.of("TERM", "xterm", "NO_COLOR", "1")).colours()).isFalse();
        assertThat(of(Map.of("TERM", "xterm", "NO_COLOR", "1")).live()).isTrue();
        assertThat(of(Map.of("TERM", "xterm", "NO_COLOR", "")).colours()).isTrue();
    }

    @Test
    void expectsNothingOfADumbOrUnknownTerminal() {
        assertThat(of(Map.of("TERM", "dumb", "LANG", "C.UTF-8"))).isEqualTo(Screen.PLAIN);
        assertThat(of(Map.of("LANG", "C.UTF-8"))).isEqualTo(Screen.PLAIN);
    }

    @Test
    void asksTheLocaleForItsSigns() {
        assertThat(of(Map.of("TERM", "xterm", "LANG", "C")).unicode()).isFalse();
        assertThat(of(Map.of("TERM", "xterm", "LC_ALL", "C", "LANG", "C.UTF-8")).unicode())
                .isFalse();
        assertThat(of(Map.of("TERM", "xterm", "LC_ALL", "", "LC_CTYPE", "cs_CZ.utf8")).unicode())
                .isTrue();
        assertThat(of(Map.of("TERM", "linux", "LANG", "C.UTF-8")).unicode()).isFalse();
    }
}
