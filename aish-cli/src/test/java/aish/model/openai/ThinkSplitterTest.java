package aish.model.openai;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ThinkSplitterTest {
    record Case(String content, String reasoning, String text) {}

    @ParameterizedTest
    @MethodSource("cases")
    void tellsThoughtFromAnswer(Case given) {
        Heard heard = new Heard();
        heard.hear(given.content(), given.content().length(), new Random(0));
        assertThat(new Case(given.content(), heard.reasoning(), heard.text())).isEqualTo(given);
    }

    static Stream<Case> cases() {
        return Stream.of(
                new Case("plain", "", "plain"),
                new Case("  plain", "", "  plain"),
                new Case("<think>a</think>b", "a", "b"),
                new Case("\n<think>\na\n</think>\n\nb c", "a\n", "b c"),
                new Case("<think></think>b", "", "b"),
                new Case("<think>\n\n</think>\n\nb", "", "b"),
                new Case("<think>a < b </thin </think>c", "a < b </thin ", "c"),
                new Case("<think>never closed", "never closed", ""),
                new Case("<think>half closed</thi", "half closed</thi", ""),
                new Case("<thin", "", "<thin"),
                new Case("<thinking>x", "", "<thinking>x"),
                new Case("a <think>b</think>", "", "a <think>b</think>"),
                new Case("<think>a</think>b<think>c</think>", "a", "b<think>c</think>"),
                new Case("  ", "", "  "));
    }

    @Property(tries = 1000)
    void noSplitMatters(@ForAll("contents") String content, @ForAll long seed) {
        Heard whole = new Heard();
        whole.hear(content, Integer.MAX_VALUE, new Random(seed));
        Heard pieces = new Heard();
        pieces.hear(content, 3, new Random(seed));
        assertThat(pieces.text()).isEqualTo(whole.text());
        assertThat(pieces.reasoning()).isEqualTo(whole.reasoning());
    }

    @Provide
    Arbitrary<String> contents() {
        return Arbitraries.of("<think>", "</think>", "<", "</", "think>", "a", " ", "\n", "bc")
                .list()
                .ofMaxSize(8)
                .map(parts -> String.join("", parts));
    }

    @Test
    void doesNotHoldBlanksForEver() {
        StringBuilder heard = new StringBuilder();
        ThinkSplitter splitter =
                new ThinkSplitter(
                        new ThinkSplitter.Sink() {
                            @Override
                            public void text(String text) {
                                heard.append(text);
                            }

                            @Override
                            public void reasoning(String text) {
                                throw new AssertionError(text);
                            }
                        });
        splitter.add(" ".repeat(5000));
        assertThat(heard).hasSize(5000);
    }

    private static final class Heard implements ThinkSplitter.Sink {
        private final StringBuilder said = new StringBuilder();
        private final StringBuilder thought = new StringBuilder();

        void hear(String content, int longest, Random random) {
            ThinkSplitter splitter = new ThinkSplitter(this);
            int at = 0;
            while (at < content.length()) {
                int size = longest > 3 ? content.length() : 1 + random.nextInt(longest);
                int end = Math.min(content.length(), at + size);
                splitter.add(content.substring(at, end));
                at = end;
            }
            splitter.end();
        }

        String text() {
            return said.toString();
        }

        String reasoning() {
            return thought.toString();
        }

        @Override
        public void text(String text) {
            assertThat(text).isNotEmpty();
            said.append(text);
        }

        @Override
        public void reasoning(String text) {
            assertThat(text).isNotEmpty();
            thought.append(text);
        }
    }
}
