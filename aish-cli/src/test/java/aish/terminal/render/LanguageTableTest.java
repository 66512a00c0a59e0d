package aish.terminal.render;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.terminal.render.LanguageTable.Language;
import aish.text.Resource;
import org.junit.jupiter.api.Test;

class LanguageTableTest {
    private static final Set<String> MEMBERS =
            Set.of("line", "block", "strings", "letters", "case", "words");

    @Test
    void everyEntryIsWhole() {
        Set<String> seen = new HashSet<>();
        for (String line : Resource.entries(LanguageTable.class, "languages.txt")) {
            if (line.startsWith(" ")) {
                assertThat(line.strip().split(" ", -1)[0]).isIn(MEMBERS);
                continue;
            }
            for (String name : line.split(" ", -1)) {
                assertThat(seen.add(name)).as(name).isTrue();
                Language language = LanguageTable.of(name);
                assertThat(language.keywords()).as(name).isNotEmpty();
                assertThat(language.quotes()).as(name).isNotEmpty();
                assertThat(language.lineComments()).as(name).isNotEmpty();
            }
        }
        assertThat(LanguageTable.of("sql").isKeyword("SELECT")).isTrue();
        assertThat(LanguageTable.of("no such")).isEqualTo(LanguageTable.of("unknown"));
    }
}
