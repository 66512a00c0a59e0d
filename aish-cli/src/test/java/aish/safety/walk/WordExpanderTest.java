package aish.safety.walk;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.bash.ShellNode;
import aish.bash.ShellParser;
import aish.safety.ExpandedWord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What words become, with {@code ?} for what is not known and {@code |} between them. */
class WordExpanderTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '\0',
            textBlock =
                    """
                    a b                 ! a|b
                    'a b'               ! a b
                    "a b"               ! a b
                    a'b'"c"             ! abc
                    a\\ b               ! a b
                    "a\\$b\\c"          ! a$b\\c
                    $'a\\x62\\143\\u0064' ! abcd
                    $'a\\'b'            ! a'b
                    $"a"                ! a
                    {a,b}c              ! ac|bc
                    a{b,{c,d}}e         ! abe|ace|ade
                    {a,b}{c,d}          ! ac|ad|bc|bd
                    {a}                 ! {a}
                    '{a,b}'             ! {a,b}
                    {1..3}              ! 1|2|3
                    {3..1}              ! 3|2|1
                    {1..7..3}           ! 1|4|7
                    {7..1..3}           ! 7|4|1
                    {1..3..0}           ! 1|2|3
                    {1..3..-1}          ! 1|2|3
                    {01..3}             ! 01|02|03
                    {8..010}            ! 008|009|010
                    {-1..1}             ! -1|0|1
                    {-01..1}            ! -01|000|001
                    {a..d}              ! a|b|c|d
                    {e..a..2}           ! e|c|a
                    {1..x}              ! {1..x}
                    {_..a}              ! {_..a}
                    {1..3..x}           ! {1..3..x}
                    $x                  ! ?
                    a$x                 ! a?
                    "$x"                ! ?
                    $(ls)               ! ?
                    '$x'                ! $x
                    \\$x                ! $x
                    $y                  ! one
                    ${y}s               ! ones
                    a$z                 ! atwo|words
                    "a$z"               ! atwo words
                    ${y:-b}             ! ?
                    ${y#o}              ! ?
                    """)
    void expandsAsFarAsTheTextSettlesIt(String words, String expected) {
        assertThat(resolve(words)).isEqualTo(expected);
    }

    private static String resolve(String words) {
        Scope scope = Scope.withoutFacts();
        scope.set("y", "one");
        scope.set("z", "two words");
        ShellNode.Sequence script = (ShellNode.Sequence) ShellParser.parse("x " + words);
        ShellNode.Simple command = (ShellNode.Simple) script.items().getFirst();
        return new WordExpander(scope)
                .fields(command.words()).stream()
                        .skip(1)
                        .map(field -> field.text().replace(ExpandedWord.UNKNOWN, '?'))
                        .collect(Collectors.joining("|"));
    }

    @Test
    void followsTheFirstWordsOfALongRange() {
        assertThat(resolve("{1..1000}")).startsWith("1|2|3|").endsWith("|64");
    }
}
