package aish.route;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The weights in the program are those that training makes, so nobody has changed them by hand. */
@Tag("edge")
@Tag(Tier.NIGHTLY)
class TrainingTest {
    @Test
    @Timeout(value = 15, unit = TimeUnit.MINUTES)
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
        try {
            assertThat(training.waitFor()).isZero();
        } finally {
            training.destroyForcibly();
        }
    }
}
