package aish.text;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class EditDistanceTest {
    @Test
    void countsASwapOfNeighboursAsOneEdit() {
        assertThat(EditDistance.between("ab", "ba")).isEqualTo(1);
        assertThat(EditDistance.between("", "abc")).isEqualTo(3);
        assertThat(EditDistance.between("kitten", "sitting")).isEqualTo(3);
    }

    @Test
    void findsTheFirstOfTheNearestWithinTheLimit() {
        UnaryOperator<String> same = UnaryOperator.identity();
        assertThat(EditDistance.nearest("cat", List.of("cots", "bat", "hat"), 2, same))
                .contains("bat");
        assertThat(EditDistance.nearest("cat", List.of("bat"), 0, same)).isEmpty();
        assertThat(EditDistance.nearest("cat", List.of("dog"), 2, same)).isEmpty();
    }

    @Property
    void measuresTheSameBothWays(
            @ForAll @StringLength(max = 12) String a, @ForAll @StringLength(max = 12) String b) {
        int distance = EditDistance.between(a, b);
        assertThat(distance).isEqualTo(EditDistance.between(b, a));
        assertThat(distance).isLessThanOrEqualTo(Math.max(a.length(), b.length()));
        assertThat(distance == 0).isEqualTo(a.equals(b));
    }
}
