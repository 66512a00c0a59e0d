package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.route.LineRouter;
import aish.terminal.completion.TargetFinder;
import aish.terminal.editor.LineHighlighter.LineSpans;
import aish.testing.EverydayFacts;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineSpansTest {
    private final LineSpans spans =
            new LineSpans(new TargetFinder(new LineRouter(), EverydayFacts.small()), () -> true);

    /** The line with each span as {@code [look text]}. */
    private static String mark(String line, LineSpans spans) {
        StringBuilder marked = new StringBuilder();
        int done = 0;
        for (LineSpans.Span span : spans.of(line)) {
            marked.append(line, done, span.start());
            String look = span.look().name().toLowerCase(Locale.ROOT).replace('_', '-');
            marked.append("[" + look + " ").append(line, span.start(), span.end()).append("]");
            done = span.end();
        }
        return marked.append(line.substring(done)).toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "ls -l src            | [known-command ls] [option -l] src",
                "lss -l               | [unknown-command lss] [option -l]",
                "./run.sh x           | [known-command ./run.sh] x",
                "./no.sh -x           | [unknown-command ./no.sh] [option -x]",
                "ls 'a b'             | [known-command ls] [string 'a b']",
                "ls ; cat x           | [known-command ls] [operator ;] [known-command cat] x",
                "echo $HOME/x         | [known-command echo] [variable $HOME]/x",
                "echo x > out         | [known-command echo] x [redirection >] out",
                "echo *.c             | [known-command echo] [pattern *].c",
                "ls # rest            | [known-command ls] [comment # rest]",
                "A=1 ls               | A=1 [known-command ls]",
                "$ ls -l              | [prefix $ ][known-command ls] [option -l]",
                ":exec ls             | [prefix :exec ][known-command ls]",
                "what's in this place | [question what's in this place]",
                "? ls                 | [prefix ? ][question ls]",
                ":ask what's up       | [prefix :ask ][question what's up]",
                ":help keys           | [meta :help] keys",
                "/help keys           | [meta /help] keys",
                ":hlep                | [unknown-meta :hlep]",
            })
    void eachPartLooksLikeWhatItIs(String line, String marked) {
        assertThat(mark(line, spans)).isEqualTo(marked);
    }

    @Test
    void keywordsStandOutInACommandOfSeveralLines() {
        assertThat(mark("if ls; then\n  echo 'a\nb'\nfi", spans))
                .isEqualTo(
                        """
                        [keyword if] [known-command ls][operator ;] [keyword then]
                          [known-command echo] [string 'a
                        b']
                        [keyword fi]\
                        """);
    }

    @Test
    void noCommandIsCalledUnknownBeforeTheShellHasToldItsCommands() {
        LineSpans early =
                new LineSpans(
                        new TargetFinder(new LineRouter(), EverydayFacts.small()), () -> false);

        assertThat(mark("lss -l", early)).isEqualTo("[command lss] [option -l]");
    }

    @Property(tries = 500)
    void spansAreInOrderForAnyText(
            @ForAll
                    @StringLength(max = 40)
                    @CharRange(from = '\t', to = '~')
                    @CharRange(from = '\ud7f0', to = '\ue00f')
                    String line) {
        int done = 0;
        for (LineSpans.Span span : spans.of(line)) {
            assertThat(span.start()).isGreaterThanOrEqualTo(done);
            assertThat(span.end()).isGreaterThan(span.start());
            done = span.end();
        }
        assertThat(done).isLessThanOrEqualTo(line.length());
    }
}
