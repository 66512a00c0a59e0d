package aish.settings.toml;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.settings.ConfigProblem;
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
                "[a]\nx = \"日本\" # ok\nb = 0\n",
                "a = true\nb = false # no\nc = 1.5\nd = 0.25\ne = 10.0\n",
                "[a.b]\nx = 1\n[a.c]\nx = 2\n[d]\n",
                "[a]\nx = 1\n[a.b]\ny = 2\n[a.b.c]\nz = 3\n",
                "[models.deep]\nendpoint = \"http://127.0.0.1:8080\"\ntemperature = 0.2\n\n[models.fast]\nheaders = { X-A = \"b\", X-B = 'c' }\n",
                "[models]\nfast = { endpoint = 'http://h', context = 4096 }\n[shell]\nfollow_up = true",
                "a = {}\nb = { }\nc = {x={y={z=1}}}\n"
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
                "a = 1\na = 2", "[t]\n[t]", "a.b = 1", "[a.b]\n[a]",
                "[a.b]\n[a.b]", "[a]\nb = 1\n[a.b]", "[a.]", "[.a]",
                "[a . b]", "[\"a\".b]", "a = \"x\\n\"", "a = \"\"\"x\"\"\"",
                "a = '''x'''", "a = 1.", "a = .5", "a = 00.5",
                "a = 1.5e3", "a = -1.5", "a = True", "a = truely",
                "a = inf", "a = 01", "a = -1", "a = [1]",
                "a = [\"x\"", "a = \"x", "a", "a = ",
                "= 1", "[[t]]", "a = {b = 1,}", "a = {b = 1, b = 2}",
                "a = {b = 1", "a = {b = 1\n}", "a = {b.c = 1}", "a = {b = 1}\n[a]",
                "a = {b = 1}\n[a.c]", "a = 1 b = 2", "\"a\" = 1", "a = 1979-05-27",
                "# \u0007", "a = \"\u0001\"", "t = 1\n[t]", "a = [\"x\" \"y\"]",
                "a = 1_000", "a\r\nb"
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

    /** Files of whole lines, most of which are plain. */
    @Property
    void readsWholeLinesAsTheFullParserDoes(@ForAll("lines") String text) {
        neverDisagreesWithTheFullParser(text);
    }

    @Provide
    Arbitrary<String> lines() {
        return Arbitraries.of(
                        "[models.deep]",
                        "[models.fast] # quick",
                        "[models.fast.headers]",
                        "[models]",
                        "[shell]",
                        "endpoint = \"http://127.0.0.1:8080\"",
                        "model = 'qwen3'",
                        "temperature = 0.7",
                        "context = 32768",
                        "follow_up = true",
                        "headers = { X-A = \"b\", X-B = 'c' }",
                        "local = { endpoint = 'http://h', price_in = 0.15 }",
                        "deep = 1",
                        "fast = {}",
                        "")
                .list()
                .ofMaxSize(10)
                .map(lines -> String.join("\n", lines));
    }

    @Provide
    Arbitrary<String> snippets() {
        return Arbitraries.of(
                        new String[] {
                            "a", "b", "t", "=",
                            " = ", "1", "0", "\"x\"",
                            "'y'", "\"", "'", "[",
                            "]", "[t]", "[u]", ",",
                            " ", "\n", "\n", "\n",
                            "#", "# c", "\t", "\\",
                            ".", "a = 1\n", "[s]\n", "k = \"v\"\n",
                            "l = ['m', \"n\"]\n", "-", "true", "0.5",
                            "false", "{", "}", "{ a = 1 }",
                            "[t.u]", "[t.v]\n", "[models.deep]\n", "[models.fast]\n",
                            "[models]\n", "h = { x = 'y', z = 1.5 }\n", "o = true\n", "n = 0.25\n",
                            "é"
                        })
                .list()
                .ofMaxSize(14)
                .map(pieces -> String.join("", pieces));
    }
}
