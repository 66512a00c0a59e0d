package aish.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeasureTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    took 4.812 s           | 5 seconds | true
                    took 812ms             | 0.8 s     | true
                    timeout: 1800          | 30 min    | true
                    timeout: 15m           | 45 min    | false
                    expires in 90 days     | 3 months  | true
                    99% in 0.0287 secs     | 2.4 s     | false
                    Avail 9102             | 9 GB      | true
                    1.3G and 412M          | 80 GB     | false
                    1.3G and 412M          | 1.7 GB    | false
                    rate = 0.07            | 7 %       | true
                    examined: 18204417     | 18.2 million | true
                    backup 2.50t           | 4.6 TB    | false
                    rate = 0.07            | 5 %       | false
                    25% packet loss        | 50 %      | false
                    bit_rate 192000        | 192 kbit  | true
                    0.000041207 seconds    | 41 microseconds | true
                    13:22:48 to 13:22:51   | 3 seconds | false
                    rate = 0.07            | 93 %      | false
                    1.8T 1.1T 632G 64%     | 97 %      | false
                    loaded 1 204 331 rows  | 1.2 million | true
                    T03:00:01Z T03:41:55Z 7 m | 42 minutes | false
                    10.0.0.7:5432 v1.2.3   | 7 s       | false
                    """)
    void isTheSameInAnotherUnitOrRounded(String there, String claimed, boolean is) {
        Measure wanted = Measure.in(claimed).getFirst();
        List<Measure> found = Measure.in(there);
        assertThat(found.stream().anyMatch(each -> each.is(wanted))).isEqualTo(is);
    }
}
