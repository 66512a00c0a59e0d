package aish.route;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The weights in the program are those that training makes, so nobody has changed them by hand. */
@Tag("edge")
@Tag(Tier.NIGHTLY)
class TrainingTest {
    @Test
    void makesTheWeightsThatAreThere() throws Exception {
        Process training =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Path.of("tools", "route", "Train.java").toString(),
                                "--verify")
                        .inheritIO()
                        .start();
        assertThat(training.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(training.exitValue()).isZero();
    }
}
