package aish.event;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
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
    void everyChoiceOfEveryQuestionIsOneOfTheWords() {
        Map<String, String> meanings = new HashMap<>();
        List<Class<?>> questions = questions();
        assertThat(questions).hasSizeGreaterThan(9);
        for (Class<?> question : questions) {
            for (Object constant : question.getEnumConstants()) {
                Operator.Choice choice = (Operator.Choice) constant;
                ChoiceWord word = ChoiceWord.valueOf(choice.name());
                assertThat(List.of(choice.key(), choice.word(), choice.label()))
                        .as(question.getName())
                        .containsExactly(word.letter(), word.word(), word.label());
                String before = meanings.putIfAbsent(choice.key(), choice.word());
                assertThat(before == null || before.equals(choice.word())).isTrue();
            }
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

    private static List<Class<?>> questions() {
        List<Class<?>> found = new ArrayList<>();
        for (JavaClass each :
                new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("aish")) {
            if (each.isEnum() && each.isAssignableTo(Operator.Choice.class)) {
                found.add(each.reflect());
            }
        }
        return found;
    }
}
