package aish.terminal.editor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Interrupts;
import aish.route.LineRouter;
import aish.settings.Config.EditMode;
import aish.terminal.Input;
import aish.terminal.completion.TargetFinder;
import aish.testing.EverydayFacts;

import org.jline.reader.Buffer;
import org.jline.reader.impl.BufferImpl;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class AbbreviationsTest {
    private static final Map<String, String> WORDS =
            Map.of("gco", "git checkout", "...", "cd ../..", "ä", "echo", "ls", "ls --color");

    private static Abbreviations abbreviations() {
        return new Abbreviations(WORDS, new TargetFinder(new LineRouter(), EverydayFacts.small()));
    }

    /** What the editor returns for those keys and Enter. */
    private static String typed(EditMode mode, String keys) throws Exception {
        Keyboard keyboard =
                new Keyboard(
                        new ByteArrayInputStream((keys + "\r").getBytes(StandardCharsets.UTF_8)));
        HostTerminal terminal =
                new HostTerminal(
                        Map.of("TERM", "xterm"), keyboard, OutputStream.nullOutputStream());
        LineEditor editor = new LineEditor(terminal, EditorHistory.unkept(), new Interrupts());
        LineEditor.Style plain = LineEditor.Style.PLAIN;
        editor.apply(
                new LineEditor.Style(
                        plain.marks(),
                        false,
                        false,
                        plain.parser(),
                        plain.highlighter(),
                        Optional.empty(),
                        Optional.of(abbreviations())),
                (_, _, _) -> {});
        editor.edit(mode);
        keyboard.start();
        return editor.read("> ", "") instanceof Input.Line(String line) ? line : "";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "gco                ~ git checkout",
                "  gco              ~   git checkout",
                "ls; gco            ~ ls; git checkout",
                "ls;gco             ~ ls;git checkout",
                "ls && gco          ~ ls && git checkout",
                "ls || gco          ~ ls || git checkout",
                "ls | gco           ~ ls | git checkout",
                "ls & gco           ~ ls & git checkout",
                "(gco               ~ (git checkout",
                "{ gco              ~ { git checkout",
                "! gco              ~ ! git checkout",
                "sudo gco           ~ sudo git checkout",
                "sudo -u bob gco    ~ sudo -u bob git checkout",
                "env A=1 gco        ~ env A=1 git checkout",
                "A=1 gco            ~ A=1 git checkout",
                "echo $(gco         ~ echo $(git checkout",
                "echo \"$(gco      ~ echo \"$(git checkout",
                "echo `gco          ~ echo `git checkout",
                "if gco             ~ if git checkout",
                "for i in a; do gco ~ for i in a; do git checkout",
                "$ gco              ~ $ git checkout",
                ":exec gco          ~ :exec git checkout",
                "...                ~ cd ../..",
                "ls; ä              ~ ls; echo",
                "echo gco           ~ echo gco",
                "echo \"gco        ~ echo \"gco",
                "echo 'ls; gco      ~ echo 'ls; gco",
                "'gco               ~ 'gco",
                "\\gco             ~ \\gco",
                "./gco              ~ ./gco",
                "xgco               ~ xgco",
                "gco/               ~ gco/",
                "gco main           ~ gco main",
                "echo > gco         ~ echo > gco",
                "for gco            ~ for gco",
                "for i in gco       ~ for i in gco",
                "A=gco              ~ A=gco",
                "echo $gco          ~ echo $gco",
                "echo ${gco         ~ echo ${gco",
                "# gco              ~ # gco",
                "? gco              ~ ? gco",
                ":ask gco           ~ :ask gco",
                ":help gco          ~ :help gco",
                "what does the gco  ~ what does the gco",
                "what is this; gco  ~ what is this; gco",
            })
    void aWordIsExpandedWhereACommandIsExpected(String line, String expanded) {
        Buffer buffer = new BufferImpl();
        buffer.write(line.replace("\\\"", "\""));
        abbreviations().expand(buffer);
        assertThat(buffer.toString().strip()).isEqualTo(expanded.strip());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "gco main         | git checkout main",
                "gco              | git checkout",
                "ls;gco;x         | ls --color;git checkout;x",
                "(gco)            | (git checkout)",
                "gco>x            | git checkout>x",
                "gco&             | git checkout&",
                "gco<plain>main   | gco main",
                "gco<left>x<end>  | gcxo",
                "ä gco            | echo gco",
                "gco<paste>       | gco x",
            })
    void theKeyThatFinishesAWordExpandsIt(String keys, String line) throws Exception {
        String sent =
                keys.replace("<plain>", "\0")
                        .replace("<left>", "\u001b[D")
                        .replace("<end>", "\u0005")
                        .replace("<paste>", "\u001b[200~ x\u001b[201~");
        assertThat(typed(EditMode.EMACS, sent)).isEqualTo(line);
    }

    @ParameterizedTest
    @EnumSource
    void viExpandsWhatIsInserted(EditMode mode) throws Exception {
        assertThat(typed(mode, "gco a; gco\0b; gco"))
                .isEqualTo("git checkout a; gco b; git checkout");
    }
}
