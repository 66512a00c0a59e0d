package aish.settings;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.settings.TableReader.SettingReader;
import aish.settings.toml.TomlNode;
import aish.settings.toml.TomlParser;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** No text, however broken, leads to anything but clean lines. */
class BrokenTextTest {
    private static final String GOOD =
            """
            interaction.prompt = "{cwd}> "
            output = { memory = "64K", quota = 1000 }
            models.fast = { endpoint = "http://[::1]:1/v1", headers = { X-A = "b" }, timeout = "9s" }
            [models.deep]
            temperature = 0.5
            [shell]
            known_commands = ["k", 't']
            """;

    @Property
    void saysOneCleanLinePerProblem(@ForAll("brokenTexts") String text) {
        List<ConfigProblem> problems = new ArrayList<>();
        TomlNode.Table root = new TomlParser(Path.of("/f"), problems).parse(text);
        SettingReader reader = new SettingReader(root, problems);
        ConfigSchema.read(reader);
        new UnknownKeys(reader.findings()).report(root);
        for (ConfigProblem problem : problems) {
            assertThat(problem.describe(Path.of("/home"))).matches("[^\\p{Cntrl}\\p{Cf}]+");
        }
    }

    /** A good text cut in two places with anything in between. */
    @Provide
    Arbitrary<String> brokenTexts() {
        Arbitrary<Integer> cut = Arbitraries.integers().between(0, GOOD.length());
        Arbitrary<String> between =
                Arbitraries.strings()
                        .withChars("[]{}=\"'\\.,\n #1a\0\u001b\u202eé")
                        .ofMaxLength(12);
        return Combinators.combine(cut, between, cut)
                .as((end, odd, start) -> GOOD.substring(0, end) + odd + GOOD.substring(start));
    }
}
