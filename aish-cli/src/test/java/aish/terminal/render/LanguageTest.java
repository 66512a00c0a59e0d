package aish.terminal.render;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.terminal.render.Language.Mark;
import aish.text.Resource;

import org.junit.jupiter.api.Test;

class LanguageTest {
    private static final Set<String> MEMBERS =
            Set.of("line", "block", "strings", "letters", "case", "data", "words");

    @Test
    void everyEntryIsWhole() {
        Set<String> seen = new HashSet<>();
        for (String line : Resource.entries(Language.class, "languages.txt")) {
            if (line.startsWith(" ")) {
                assertThat(line.strip().split(" ", -1)[0]).isIn(MEMBERS);
                continue;
            }
            for (String name : line.split(" ", -1)) {
                assertThat(seen.add(name)).as(name).isTrue();
                Language language = Language.of(name);
                assertThat(language.keywords()).as(name).isNotEmpty();
                assertThat(language.marks()).extracting(Mark::style).contains(Theme.STRING);
                assertThat(language.marks()).extracting(Mark::style).contains(Theme.COMMENT);
            }
        }
        assertThat(Language.of("sql").isKeyword("SELECT")).isTrue();
        assertThat(Language.of("no such")).isEqualTo(Language.of("unknown"));
    }
}
