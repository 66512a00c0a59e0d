package aish.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlainTextTest {
    /** Unicode's Bidi_Control property. */
    private static final Set<Integer> BIDI =
            Set.of(
                    0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067,
                    0x2068, 0x2069);

    record Case(String text, String shown) {}

    @ParameterizedTest
    @MethodSource("cases")
    void showsWhatATerminalWouldObey(Case given) {
        assertThat(PlainText.of(given.text())).isEqualTo(given.shown());
    }

    static Stream<Case> cases() {
        return Stream.of(
                new Case("", ""),
                new Case("plain", "plain"),
                new Case("žluťoučký 😀", "žluťoučký 😀"),
                new Case("a\u001b[31mb", "a^[[31mb"),
                new Case("a\u0000\u0007b", "a^@^Gb"),
                new Case("a\rb", "a^Mb"),
                new Case("a\u007fb", "a\\u007fb"),
                new Case("a\u009bb", "a\\u009bb"),
                new Case("a\u061cb", "a\\u061cb"),
                new Case("a\u202eb", "a\\u202eb"),
                new Case("a\u2066b", "a\\u2066b"),
                new Case("😀\u001b]0;x", "😀^[]0;x"));
    }

    @Test
    void keepsRowsAndTabs() {
        assertThat(PlainText.of("a\n\tb\n")).isEqualTo("a\n\tb\n");
        assertThat(PlainText.oneLine("a\n\tb\r")).isEqualTo("a^J^Ib^M");
    }

    @Property(tries = 3000)
    void isHarmlessWhateverTheText(@ForAll("texts") String text) {
        assertThat(PlainText.of(text).codePoints())
                .noneMatch(c -> c != '\n' && c != '\t' && Character.getType(c) == Character.CONTROL)
                .noneMatch(BIDI::contains);
        assertThat(PlainText.oneLine(text).codePoints())
                .noneMatch(c -> Character.getType(c) == Character.CONTROL);
    }

    @Property
    void isIdempotent(@ForAll("texts") String text) {
        String once = PlainText.of(text);
        assertThat(PlainText.of(once)).isEqualTo(once);
    }

    @Provide
    Arbitrary<String> texts() {
        Arbitrary<Integer> any = Arbitraries.integers().between(0, Character.MAX_CODE_POINT);
        Arbitrary<Integer> suspects = Arbitraries.integers().between(0, 0xa0);
        return Arbitraries.oneOf(any, suspects, Arbitraries.of(BIDI))
                .list()
                .ofMaxSize(20)
                .map(
                        points -> {
                            StringBuilder text = new StringBuilder();
                            points.forEach(text::appendCodePoint);
                            return text.toString();
                        });
    }
}
