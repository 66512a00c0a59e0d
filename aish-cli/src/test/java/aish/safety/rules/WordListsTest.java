package aish.safety.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.text.Resource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordListsTest {
    @ParameterizedTest
    @CsvSource({
        "changing, delete, true",
        "changing, Delete, false",
        "git-program-settings, core.pager, true",
        "git-program-settings, alias.x, true",
        "git-program-settings, user.name, false",
        "secret-variables, MY_TOKEN_2, true",
        "harmless-pagers, '', true"
    })
    void wordsMatchWholeOrByTheirPattern(String list, String word, boolean expected) {
        assertThat(WordLists.has(list, word)).isEqualTo(expected);
    }

    @Test
    void aListThatIsMissingIsAnError() {
        assertThatThrownBy(() -> WordLists.get("no-such-list"))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("no-such-list");
    }

    @Test
    void theCodeUsesEveryListAndNoOther() throws IOException {
        Set<String> listed = new TreeSet<>();
        for (String line : Resource.entries(WordLists.class, "words.txt")) {
            listed.add(line.substring(0, line.indexOf(' ')));
        }
        Set<String> used = new TreeSet<>();
        Pattern use =
                Pattern.compile(
                        "(?:WordLists\\s*\\.(?:has|hasAny|get)|(?:call|inner)\\.isIn)\\(\\s*\"([^\"]+)\"");
        for (String module : List.of("aish-safety", "aish-cli")) {
            try (Stream<Path> files = Files.walk(Path.of(module, "src/main/java"))) {
                for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    use.matcher(Files.readString(file))
                            .results()
                            .forEach(r -> used.add(r.group(1)));
                }
            }
        }
        assertThat(used).isEqualTo(listed);
    }
}
