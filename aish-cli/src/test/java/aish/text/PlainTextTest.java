package aish.text;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
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
                new Case("😀\u001b]0;x", "😀^[]0;x"),
                new Case("a\u200bb\u2060c\ufeff", "a\\u200bb\\u2060c\\ufeff"),
                new Case("a\u00adb\u3164", "a\\u00adb\\u3164"),
                new Case("a\u2028b\u2029c", "a\\u2028b\\u2029c"),
                new Case("a\udb40\udc41", "a\\u{e0041}"),
                new Case("a\ud800b\udc00", "a\ufffdb\ufffd"),
                new Case("a\u200db\u200cc\ufe0f", "a\\u200db\\u200cc\\ufe0f"),
                new Case("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
                new Case("👩🏽\u200d💻", "👩🏽\u200d💻"),
                new Case("❤\ufe0f 1\ufe0f\u20e3", "❤\ufe0f 1\ufe0f\u20e3"),
                new Case("👩\u200dx 👩\u200d", "👩\\u200dx 👩\\u200d"),
                new Case("می\u200cخواهم क्\u200dष", "می\u200cخواهم क्\u200dष"));
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
    void doesNotDependOnWhereTheTextIsCut(
            @ForAll("texts") String text, @ForAll @IntRange(max = 40) int at) {
        int cut = Math.min(at, text.length());
        PlainTextStream stream = new PlainTextStream();
        StringBuilder safe = new StringBuilder();
        stream.append(text.substring(0, cut), safe);
        stream.append(text.substring(cut), safe);
        stream.end(safe);
        assertThat(safe.toString()).isEqualTo(PlainText.of(text));
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
        Arbitrary<Integer> joined =
                Arbitraries.of(0x1f468, 0x200d, 0x200c, 0xfe0f, 0x1f3fd, 0x0915, 0xd83d, 0xdc68);
        return Arbitraries.oneOf(any, suspects, joined, Arbitraries.of(BIDI))
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
