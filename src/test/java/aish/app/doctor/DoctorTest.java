package aish.app.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 20, unit = TimeUnit.SECONDS)
class DoctorTest {
    private final List<String> report = new ArrayList<>();

    @Test
    void reportsInOrderAndIsWellWithoutFailures() throws Exception {
        CountDownLatch second = new CountDownLatch(1);
        Check slow =
                () -> {
                    second.await();
                    return List.of(Finding.ok("slow"));
                };
        Check quick =
                () -> {
                    second.countDown();
                    return List.of(Finding.warn("quick", "mend it"));
                };
        assertThat(new Doctor(List.of(slow, quick)).examine(report::add)).isTrue();
        assertThat(report).containsExactly("ok    slow", "warn  quick — mend it");
    }

    @Test
    void isNotWellWithAFailure() throws Exception {
        Check check = () -> List.of(Finding.fail("a\u001b[31m\nb", "c"), Finding.ok("d"));
        assertThat(new Doctor(List.of(check)).examine(report::add)).isFalse();
        assertThat(report).containsExactly("FAIL  a^[[31m^Jb — c", "ok    d");
    }

    @Test
    void survivesACheckThatBreaks() throws Exception {
        Check broken =
                () -> {
                    throw new IllegalStateException("oops");
                };
        assertThat(new Doctor(List.of(broken)).examine(report::add)).isFalse();
        assertThat(report).singleElement().asString().startsWith("FAIL  a check broke: ");
    }
}
