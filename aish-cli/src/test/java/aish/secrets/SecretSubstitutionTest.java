package aish.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.secrets.SecretSubstitution.SecretException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Secrets back in commands: bash itself says whether each arrived whole. */
@Tag("edge")
class SecretSubstitutionTest {
    private static final String VALUE = "a'b\"c$HOME `id` \\n; rm -rf x # *\nend";

    private final SecretPlaceholders placeholders =
            new SecretPlaceholders(() -> Map.of(VALUE, "it", "plain-1", "simple"));
    private final SecretSubstitution commands = new SecretSubstitution(placeholders);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "printf %s ‹secret:it›",
                "printf %s '‹secret:it›'",
                "printf %s \"‹secret:it›\"",
                "printf %s $'‹secret:it›'",
                "printf %s \"$(printf %s ‹secret:it›)\"",
                "printf %s \"$(printf %s '‹secret:it›')\"",
                "x=‹secret:it›; printf %s \"$x\"",
                "printf %s \"$(cat <<EOF\n‹secret:it›\nEOF\n)\"",
                "printf %s \"$(cat <<'EOF'\n‹secret:it›\nEOF\n)\"",
                "cat <<EOF | head -c -1\n‹secret:it›\nEOF",
                "cat <<'EOF' | head -c -1\n‹secret:it›\nEOF",
                "(printf %s ‹secret:it›)",
                "printf %s ‹secret:it› # not ‹secret:it›",
            })
    void arrivesWhole(String command) throws Exception {
        Process bash =
                new ProcessBuilder("bash", "-c", commands.of(command))
                        .redirectErrorStream(true)
                        .start();
        String printed = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(printed).isEqualTo(VALUE);
    }

    @Test
    void partOfAWord() throws Exception {
        assertThat(commands.of("curl -H \"Authorization: Bearer ‹secret:simple›\" x"))
                .isEqualTo("curl -H \"Authorization: Bearer plain-1\" x");
        assertThat(commands.of("TOKEN=‹secret:simple› ./run")).isEqualTo("TOKEN=plain-1 ./run");
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertThatThrownBy(() -> commands.of("echo ‹secret:other›"))
                .isInstanceOf(SecretException.class)
                .hasMessageStartingWith("‹secret:other› has no known value");
    }

    @Test
    void leavesOtherCommandsAlone() throws Exception {
        assertThat(commands.of("echo ‹secret› ‹secret:› ‹secret:a b›"))
                .isEqualTo("echo ‹secret› ‹secret:› ‹secret:a b›");
    }
}
