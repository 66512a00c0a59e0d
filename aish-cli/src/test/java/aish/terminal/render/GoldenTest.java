package aish.terminal.render;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Answers and what they look like, in files side by side. {@code -Daish.goldens=update} writes the
 * looks anew, for a look at the difference.
 */
class GoldenTest {
    private static final Path FOLDER = Path.of("aish-cli/src/test/resources/aish/terminal/render");
    private static final Map<String, AnswerStyle> LOOKS =
            Map.of(
                    "coloured", Screen.COLOURED,
                    "plain", Screen.PLAIN,
                    "written", AnswerStyle.asWritten());

    @TestFactory
    Stream<DynamicTest> looksAsItDid() throws IOException {
        List<Path> answers;
        try (Stream<Path> files = Files.list(FOLDER)) {
            answers = files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
        }
        assertThat(answers).isNotEmpty();
        return answers.stream()
                .flatMap(
                        answer ->
                                LOOKS.keySet().stream()
                                        .sorted()
                                        .map(
                                                look ->
                                                        DynamicTest.dynamicTest(
                                                                answer.getFileName() + " " + look,
                                                                () -> check(answer, look))));
    }

    private static void check(Path answer, String look) {
        String shown =
                Screen.visible(Screen.of(read(answer), LOOKS.getOrDefault(look, Screen.PLAIN)));
        Path golden = Path.of(answer.toString().replaceAll("md$", look + ".txt"));
        if ("update".equals(System.getProperty("aish.goldens"))) {
            write(golden, shown);
        }
        assertThat(shown).isEqualTo(read(golden));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
