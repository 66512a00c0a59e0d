package aish.workspace.symbols;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.workspace.symbols.TreeHighlighter.Code;
import aish.workspace.symbols.TreeHighlighter.Part;
import aish.workspace.symbols.TreeHighlighter.Token;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeHighlighterTest {
    @TempDir static Path cache;
    private static Grammars grammars;

    @BeforeAll
    static void load() {
        grammars = new Grammars(new NativeLibraries(cache));
        for (SourceLanguage language : SourceLanguage.withGrammar()) {
            grammars.of(language);
        }
    }

    /** Marks each part that is not plain with the first letter of what it is. */
    private static String marked(Code code, String line) {
        StringBuilder shown = new StringBuilder();
        for (Part part : code.next(line)) {
            boolean plain = part.token() == Token.PLAIN;
            shown.append(
                    plain
                            ? part.text()
                            : "‹" + part.token().name().charAt(0) + " " + part.text() + "›");
        }
        return shown.toString();
    }

    private static Code code(String language) {
        return new TreeHighlighter(grammars).code(language).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '`',
            value = {
                "python => def add(a): # sum => ‹K def› ‹D add›(a): ‹C # sum›",
                "py => x = f'a{b}c' + \"d\" => x = ‹S f'a›{b}‹S c'› + ‹S \"d\"›",
                "py => @cached => ‹A @cached›",
                "java => public class Foo { int x = 1; } => ‹K public› ‹K class› ‹D Foo› { ‹K int› x = ‹N 1›; }",
                "java => List<Foo> a = null; // x => ‹T List›<‹T Foo›> a = ‹K null›; ‹C // x›",
                "rust => fn f<'a>(x: &'a str) -> Foo { true } => ‹K fn› ‹D f›<'a>(x: &'a ‹K str›) -> ‹T Foo› { ‹K true› }",
                "go => func F(s string) error { return nil } => ‹K func› ‹D F›(s ‹T string›) ‹T error› { ‹K return› ‹K nil› }",
                "js => const re = /a'b/g; let t = `x${y}`; => ‹K const› re = ‹S /a'b/g›; ‹K let› t = ‹S `x›${y}‹S `›;",
                "c => #include <stdio.h> => ‹K #include› ‹S <stdio.h>›",
            })
    void saysWhatThePartsOfALineAre(String language, String line, String parts) {
        assertThat(marked(code(language), line)).isEqualTo(parts);
    }

    @Test
    void knowsWhatALineContinues() {
        Code python = code("python");
        marked(python, "x = '''def");
        assertThat(marked(python, "class 😀 y''' + z")).isEqualTo("‹S class 😀 y'''› + z");
        Code c = code("c");
        marked(c, "/* int");
        assertThat(marked(c, "int */ int x;")).isEqualTo("‹C int */› ‹K int› x;");
    }

    @Test
    void returnsEveryLineWhole() {
        Random random = new Random(5);
        String signs = "def class{}()[]\"'`#/*\\ \t1é😀<>=;:\n";
        int[] points = signs.codePoints().toArray();
        for (SourceLanguage language : SourceLanguage.withGrammar()) {
            Code code = code(language.name());
            for (int i = 0; i < 60; i++) {
                StringBuilder line = new StringBuilder();
                for (int j = random.nextInt(20); j > 0; j--) {
                    int c = points[random.nextInt(points.length)];
                    line.appendCodePoint(c == '\n' ? ' ' : c);
                }
                assertThat(
                                code.next(line.toString()).stream()
                                        .map(Part::text)
                                        .collect(Collectors.joining()))
                        .isEqualTo(line.toString());
            }
        }
    }

    @Test
    void loadsALanguageWhenItIsFirstAskedFor() {
        TreeHighlighter fresh =
                new TreeHighlighter(new Grammars(new NativeLibraries(cache.resolve("fresh"))));

        assertThat(fresh.code("go")).isPresent();
        assertThat(fresh.code("cobol")).isEmpty();
        assertThat(fresh.code("ruby")).isEmpty();
    }
}
