package aish.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

/** Values in what commands print. */
class ValueRedactorTest {
    @Test
    void givesOnWhatIsNoBeginningOfAValueAtOnce() {
        ValueRedactor filter = new ValueRedactor(Map.of("abcd1234", "‹x›"));
        assertThat(text(filter.filter(bytes("see ab")))).isEqualTo("see ");
        assertThat(text(filter.filter(bytes("out abcd12")))).isEqualTo("about ");
        assertThat(text(filter.filter(bytes("34 end a")))).isEqualTo("‹x› end ");
        assertThat(text(filter.rest())).isEqualTo("a");
    }

    @Test
    void replacesTheLongerOfTwoThatBeginAlike() {
        ValueRedactor filter =
                new ValueRedactor(Map.of("secret", "‹short›", "secret-long", "‹long›"));
        assertThat(text(filter.filter(bytes("secret-long secret. secret"))) + text(filter.rest()))
                .isEqualTo("‹long› ‹short›. ‹short›");
    }

    @Property
    void findsValuesHoweverTheyAreCut(
            @ForAll @StringLength(max = 40) @CharRange(from = 'a', to = 'c') String before,
            @ForAll @StringLength(min = 1, max = 6) @CharRange(from = 'a', to = 'c') String value,
            @ForAll @StringLength(max = 40) @CharRange(from = 'a', to = 'c') String after,
            @ForAll @IntRange(min = 1, max = 9) int piece) {
        ValueRedactor filter = new ValueRedactor(Map.of(value, "-"));
        String all = before + value + after;
        StringBuilder out = new StringBuilder();
        for (int from = 0; from < all.length(); from += piece) {
            out.append(
                    text(
                            filter.filter(
                                    bytes(
                                            all.substring(
                                                    from, Math.min(all.length(), from + piece))))));
        }
        out.append(text(filter.rest()));
        assertThat(out.toString()).isEqualTo(all.replace(value, "-"));
    }

    private static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(ByteBuffer bytes) {
        return StandardCharsets.UTF_8.decode(bytes).toString();
    }
}
