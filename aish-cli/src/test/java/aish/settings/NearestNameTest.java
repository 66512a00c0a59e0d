package aish.settings;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestNameTest {
    private static final List<String> NAMES =
            List.of("program", "rc", "prompt", "color", "help", "history", "cost", "mcp");

    @ParameterizedTest
    @CsvSource({
        "progam, program",
        "porgram, program",
        "programm, program",
        "PROGRAM, program",
        "colour, color",
        "rx, rc",
        "hlep, help",
        "histroy, history",
        "hsitoyr, history",
        "mpc, mcp",
        "promt, prompt",
        "cots, cost",
    })
    void findsWhatWasMeant(String typed, String meant) {
        assertThat(NearestName.of(typed, NAMES)).contains(meant);
    }

    @ParameterizedTest
    @CsvSource({"''", "x", "c", "weather", "hi", "xyz", "programmatically"})
    void staysSilentWhenNothingIsNear(String typed) {
        assertThat(NearestName.of(typed, NAMES)).isEmpty();
    }

    @Test
    void prefersTheFirstOfEquals() {
        assertThat(NearestName.of("cat", List.of("bat", "hat"))).contains("bat");
    }

    @Test
    void isNotSlowedByALongWord() {
        assertThat(NearestName.of("x".repeat(1_000_000), NAMES)).isEmpty();
    }

    @Property
    void suggestsOnlyNamesOfTheList(@ForAll String typed, @ForAll List<String> names) {
        NearestName.of(typed, names).ifPresent(name -> assertThat(names).contains(name));
    }
}
