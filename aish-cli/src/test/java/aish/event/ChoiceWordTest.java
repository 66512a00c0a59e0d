package aish.event;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class ChoiceWordTest {
    @Test
    void noLetterStandsForTwoWords() {
        Map<String, ChoiceWord> letters = new HashMap<>();
        for (ChoiceWord word : ChoiceWord.values()) {
            if (!word.letter().isEmpty()) {
                assertThat(letters.put(word.letter(), word)).as(word.letter()).isNull();
            }
            assertThat(word.label()).contains(word.letter());
        }
    }

    @Test
    void theDocumentationListsThemAll() throws IOException {
        Map<String, String> listed = new HashMap<>();
        Matcher rows =
                Pattern.compile("(?m)^\\| ([a-z ]+) \\| ([a-z]+) \\|")
                        .matcher(Files.readString(Path.of("docs/questions.md")));
        while (rows.find()) {
            assertThat(listed.put(rows.group(1), rows.group(2))).isNull();
        }
        listed.keySet().removeAll(Set.of("letter", "line")); // headings
        Map<String, String> there = new HashMap<>();
        for (ChoiceWord word : ChoiceWord.values()) {
            if (!word.letter().isEmpty()) {
                there.put(word.letter(), word.word());
            }
        }
        assertThat(listed).isEqualTo(there);
    }
}
