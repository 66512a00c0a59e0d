package aish.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class DoctorTest {
    private final List<String> report = new ArrayList<>();

    @Test
    void reportsInOrderAndIsWellWithoutFailures() throws Exception {
        CountDownLatch second = new CountDownLatch(1);
        Check slow =
                () -> {
                    second.await();
                    return List.of(Remark.ok("slow"));
                };
        Check quick =
                () -> {
                    second.countDown();
                    return List.of(Remark.warn("quick", "fix it"));
                };
        assertThat(new Doctor(List.of(slow, quick), 80).examine(report::add)).isTrue();
        assertThat(report).containsExactly("ok    slow", "warn  quick — fix it");
    }

    @Test
    void isNotWellWithAFailure() throws Exception {
        Check check = () -> List.of(Remark.fail("a\u001b[31m\nb", "c"), Remark.ok("d"));
        assertThat(new Doctor(List.of(check), 80).examine(report::add)).isFalse();
        assertThat(report).containsExactly("FAIL  a^[[31m^Jb — c", "ok    d");
    }

    @Test
    void wrapsBetweenWordsBelowTheText() throws Exception {
        Check check = () -> List.of(Remark.fail("one two three four", "five six"));
        assertThat(new Doctor(List.of(check), 20).examine(report::add)).isFalse();
        assertThat(report).containsExactly("FAIL  one two three\n      four — five\n      six");
    }

    @Test
    void survivesACheckThatBreaks() throws Exception {
        Check broken =
                () -> {
                    throw new IllegalStateException("oops");
                };
        assertThat(new Doctor(List.of(broken), 80).examine(report::add)).isFalse();
        assertThat(report)
                .singleElement()
                .asString()
                .startsWith("FAIL  a check failed unexpectedly: ");
    }
}
