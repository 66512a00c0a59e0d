package aish.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTomlTest {
    private static final Path FILE = Path.of("/c.toml");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n\n# only a comment\n",
                "a = 1",
                "[interaction]\nprompt = \"P{count}> \"\n",
                "[shell]\nprogram = 'bash' # which\nknown_commands = [\"a\", 'b' , \"c\"]\n\n[output]\nquota = \"1G\"\n",
                "x = []\ny=[ ]\n[t]\n[u]\n",
                "  [t]  \n\tkey\t=\t12\n",
                "[a]\nx = \"日本\" # ok\nb = 0\n"
            })
    void readsPlainFilesAsTheFullParserDoes(String text) {
        List<ConfigProblem> problems = new ArrayList<>();
        TomlNode.Table full = new TomlParser(FILE, problems).parse(text);
        assertThat(problems).isEmpty();
        assertThat(PlainToml.read(FILE, text)).contains(full);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a = 1\na = 2",
                "[t]\n[t]",
                "a.b = 1",
                "[a.b]",
                "a = \"x\\n\"",
                "a = \"\"\"x\"\"\"",
                "a = '''x'''",
                "a = 1.5",
                "a = true",
                "a = 01",
                "a = -1",
                "a = [1]",
                "a = [\"x\"",
                "a = \"x",
                "a",
                "a = ",
                "= 1",
                "[[t]]",
                "a = {b = 1}",
                "a = 1 b = 2",
                "\"a\" = 1",
                "a = 1979-05-27",
                "# \u0007",
                "a = \"\u0001\"",
                "t = 1\n[t]",
                "a = [\"x\" \"y\"]",
                "a = 1_000",
                "a\r\nb"
            })
    void leavesEverythingElseToTheFullParser(String text) {
        assertThat(PlainToml.read(FILE, text)).isEmpty();
    }

    @Test
    void endsALineAtTheNewlineOnly() {
        assertThat(PlainToml.read(FILE, "a = 1\r\n")).isEmpty();
    }

    /** Whatever it accepts, it reads like the full parser. */
    @Property(tries = 3000)
    void neverDisagreesWithTheFullParser(@ForAll("snippets") String text) {
        Optional<TomlNode.Table> plain = PlainToml.read(FILE, text);
        if (plain.isPresent()) {
            List<ConfigProblem> problems = new ArrayList<>();
            TomlNode.Table full = new TomlParser(FILE, problems).parse(text);
            assertThat(problems).isEmpty();
            assertThat(plain).contains(full);
        }
    }

    @Provide
    Arbitrary<String> snippets() {
        return Arbitraries.of(
                        "a",
                        "b",
                        "t",
                        "=",
                        " = ",
                        "1",
                        "0",
                        "\"x\"",
                        "'y'",
                        "\"",
                        "'",
                        "[",
                        "]",
                        "[t]",
                        "[u]",
                        ",",
                        " ",
                        "\n",
                        "\n",
                        "\n",
                        "#",
                        "# c",
                        "\t",
                        "\\",
                        ".",
                        "a = 1\n",
                        "[s]\n",
                        "k = \"v\"\n",
                        "l = ['m', \"n\"]\n",
                        "-",
                        "true",
                        "é")
                .list()
                .ofMaxSize(14)
                .map(pieces -> String.join("", pieces));
    }
}
