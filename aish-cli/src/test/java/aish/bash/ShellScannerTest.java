package aish.bash;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.bash.ScanResult.Completeness.Complete;
import aish.bash.ScanResult.Completeness.Incomplete;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ScanResult.Word;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellScannerTest {
    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '\0',
            ignoreLeadingAndTrailingWhitespace = true,
            textBlock =
                    """
                    ls -la /tmp => COMMAND ls, OPTION -la, ARGUMENT /tmp
                    a"b"$c => COMMAND a, STRING "b", VARIABLE $c
                    a | b && c; d & e => COMMAND a, OPERATOR |, COMMAND b, OPERATOR &&, COMMAND c, OPERATOR ;, COMMAND d, OPERATOR &, COMMAND e
                    A=1 B+=x b[2]=y cmd C=3 => ASSIGNMENT A=1, ASSIGNMENT B+=x, ASSIGNMENT b[2]=y, COMMAND cmd, ARGUMENT C=3
                    b[$i]=y => ASSIGNMENT b[, VARIABLE $i, ASSIGNMENT ]=y
                    declare -r C=3 => COMMAND declare, OPTION -r, ASSIGNMENT C=3
                    >f 2>&1 cmd <<<x &>>y => REDIRECTION >, ARGUMENT f, REDIRECTION 2>&1, COMMAND cmd, REDIRECTION <<<, ARGUMENT x, REDIRECTION &>>, ARGUMENT y
                    c {fd}>x 3<&- >|y <>z >&f => COMMAND c, REDIRECTION {fd}>, ARGUMENT x, REDIRECTION 3<&-, REDIRECTION >|, ARGUMENT y, REDIRECTION <>, ARGUMENT z, REDIRECTION >&, ARGUMENT f
                    if a; then b; else c; fi => KEYWORD if, COMMAND a, OPERATOR ;, KEYWORD then, COMMAND b, OPERATOR ;, KEYWORD else, COMMAND c, OPERATOR ;, KEYWORD fi
                    echo if done } => COMMAND echo, ARGUMENT if, ARGUMENT done, ARGUMENT }
                    ! time -p { a; } => KEYWORD !, KEYWORD time, OPTION -p, KEYWORD {, COMMAND a, OPERATOR ;, KEYWORD }
                    for i in a *.c; do x; done => KEYWORD for, VARIABLE i, KEYWORD in, ARGUMENT a, GLOB *, ARGUMENT .c, OPERATOR ;, KEYWORD do, COMMAND x, OPERATOR ;, KEYWORD done
                    case $x in a|b) c;; esac => KEYWORD case, VARIABLE $x, KEYWORD in, ARGUMENT a, OPERATOR |, ARGUMENT b, OPERATOR ), COMMAND c, OPERATOR ;;, KEYWORD esac
                    [[ -f a && $b == c ]] => KEYWORD [[, OPTION -f, ARGUMENT a, OPERATOR &&, VARIABLE $b, OPERATOR ==, ARGUMENT c, KEYWORD ]]
                    function f { a; } => KEYWORD function, COMMAND f, KEYWORD {, COMMAND a, OPERATOR ;, KEYWORD }
                    f() ( a ) => COMMAND f, OPERATOR (, OPERATOR ), OPERATOR (, COMMAND a, OPERATOR )
                    coproc A { b; } => KEYWORD coproc, COMMAND A, KEYWORD {, COMMAND b, OPERATOR ;, KEYWORD }
                    echo $(ls -l `pwd`) => COMMAND echo, OPERATOR $(, COMMAND ls, OPTION -l, OPERATOR `, COMMAND pwd, OPERATOR `, OPERATOR )
                    diff <(a b) => COMMAND diff, OPERATOR <(, COMMAND a, ARGUMENT b, OPERATOR )
                    echo "a $x ${y:-z} $(b) $((1+2))" => COMMAND echo, STRING "a , VARIABLE $x, STRING  , VARIABLE ${y:-z}, STRING  , OPERATOR $(, COMMAND b, OPERATOR ), STRING  , VARIABLE $((1+2)), STRING "
                    echo 'a' $'b\\\\'' $"c" 'd => COMMAND echo, STRING 'a', STRING $'b\\\\'', STRING $"c", STRING 'd
                    a # b 'c => COMMAND a, COMMENT # b 'c
                    ((i++)) || x => OPERATOR (, OPERATOR (, ARGUMENT i++, OPERATOR )), OPERATOR ||, COMMAND x
                    $((a) | b) => OPERATOR $(, OPERATOR (, COMMAND a, OPERATOR ), OPERATOR |, COMMAND b, OPERATOR )
                    rm [a-z]?.@(c|h) => COMMAND rm, GLOB [a-z], GLOB ?, ARGUMENT ., GLOB @(c|h)
                    a=(1 $b 'c') => ASSIGNMENT a=, OPERATOR (, ARGUMENT 1, VARIABLE $b, STRING 'c', OPERATOR )
                    echo $# $? $$ $1x ${#y} => COMMAND echo, VARIABLE $#, VARIABLE $?, VARIABLE $$, VARIABLE $1, ARGUMENT x, VARIABLE ${#y}
                    cat <<E; b\\nx $y\\nE\\nc => COMMAND cat, REDIRECTION <<, REDIRECTION E, OPERATOR ;, COMMAND b, HEREDOC x $y\\n, REDIRECTION E, COMMAND c
                    """)
    void colours(String text, String tokens) {
        assertThat(described(text.translateEscapes())).isEqualTo(tokens.translateEscapes());
    }

    private static String described(String text) {
        return ShellScanner.scan(text).tokens().stream()
                .map(token -> token.kind() + " " + text.substring(token.start(), token.end()))
                .collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '\0',
            textBlock =
                    """
                    echo 'a => SINGLE_QUOTE
                    echo $'a => SINGLE_QUOTE
                    echo "a => DOUBLE_QUOTE
                    echo "$(a " => DOUBLE_QUOTE
                    echo `a 'b => BACKTICK
                    echo $(a => SUBSTITUTION
                    cat <(a => SUBSTITUTION
                    echo $((1 + => ARITHMETIC
                    ((i++ => ARITHMETIC
                    echo ${a:-b => PARAMETER
                    (a; b => PARENTHESIS
                    echo @(a| => PARENTHESIS
                    { a; => BRACE
                    f() { a => BRACE
                    a \\\\ => BACKSLASH
                    a | => PIPE
                    a && => PIPE
                    { a || => PIPE
                    if a => IF
                    if a; then b; else c => IF
                    for i in a => LOOP
                    while a; do b => LOOP
                    until a => LOOP
                    select x in a; do => LOOP
                    case x in a) => CASE
                    f() => FUNCTION
                    function f => FUNCTION
                    [[ a == b && => TEST
                    a=(1 2 => ARRAY
                    """)
    void saysWhatIsOpen(String text, OpenConstruct open) {
        assertThat(ShellScanner.scan(text.translateEscapes()).completeness())
                .isEqualTo(new Incomplete(open));
    }

    @Test
    void namesTheLineThatEndsAHeredoc() {
        assertThat(ShellScanner.scan("cat <<'E F' <<B\nx").completeness())
                .isEqualTo(new Incomplete(OpenConstruct.HEREDOC, Optional.of("E F")));
        assertThat(ShellScanner.scan("cat <<'E F' <<B\nx\nE F").completeness())
                .isEqualTo(new Incomplete(OpenConstruct.HEREDOC, Optional.of("B")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '\0',
            textBlock = "fi => x\n) => x\na;; => x\nfi 'a => x\n$(fi) \"b => x\necho > => x")
    void leavesWrongTextToBash(String text, String unused) {
        assertThat(ShellScanner.scan(text).completeness()).isEqualTo(new Complete());
    }

    @Test
    void lineJoinsAreNoWords() {
        assertThat(described("{ a; } \\\n| b"))
                .isEqualTo(
                        "KEYWORD {, COMMAND a, OPERATOR ;, KEYWORD }, OPERATOR \\, OPERATOR |,"
                                + " COMMAND b");
    }

    @Test
    void givesWordsWithTheirRoles() {
        ScanResult scan = ShellScanner.scan("A=1 echo \"b c\"$(ls d) > 'e f' \"g");
        assertThat(scan.words().stream().map(word -> word.role() + " " + scan.unquoted(word)))
                .containsExactly(
                        "ASSIGNMENT A=1",
                        "COMMAND echo",
                        "ARGUMENT b c$(ls d)",
                        "COMMAND ls",
                        "ARGUMENT d",
                        "REDIRECT_TARGET e f",
                        "ARGUMENT g");
        assertThat(scan.words().getLast().openQuote()).isEqualTo(QuoteState.DOUBLE);
        assertThat(scan.words().stream().map(Word::command).distinct()).hasSize(2);
    }
}
