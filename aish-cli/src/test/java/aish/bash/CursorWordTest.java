package aish.bash;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.bash.CursorWord.Place;
import aish.bash.CursorWord.Place.Argument;
import aish.bash.CursorWord.Place.AssignmentValue;
import aish.bash.CursorWord.Place.Command;
import aish.bash.CursorWord.Place.Nothing;
import aish.bash.CursorWord.Place.Plain;
import aish.bash.CursorWord.Place.RedirectTarget;
import aish.bash.CursorWord.Place.Variable;
import aish.bash.ScanResult.QuoteState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class CursorWordTest {
    @ParameterizedTest
    @MethodSource("texts")
    void findsTheWordAtTheEnd(
            String text, int start, String value, QuoteState quoting, Place place) {
        assertThat(CursorWord.at(text, text.length()))
                .isEqualTo(new CursorWord(start, text.substring(start), value, quoting, place));
    }

    static Stream<Arguments> texts() {
        return Stream.of(
                at("", 0, "", new Command()),
                at("gi", 0, "gi", new Command()),
                at("a | gi", 4, "gi", new Command()),
                at("if gi", 3, "gi", new Command()),
                at("A=1 gi", 4, "gi", new Command()),
                at("a; ", 3, "", new Command()),
                at("git ", 4, "", new Argument("git", List.of(), "git ")),
                at("git ch", 4, "ch", new Argument("git", List.of(), "git ch")),
                at(
                        "git -C 'a b' ch",
                        13,
                        "ch",
                        new Argument("git", List.of("-C", "a b"), "git -C 'a b' ch")),
                at("g\\it x", 5, "x", new Argument("git", List.of(), "g\\it x")),
                at("a; git ch", 7, "ch", new Argument("git", List.of(), "git ch")),
                at("a >f b", 5, "b", new Argument("a", List.of(), "a >f b")),
                at("a $(b c) d", 9, "d", new Argument("a", List.of("$(b c)"), "a $(b c) d")),
                at("echo $(ls /u", 10, "/u", new Argument("ls", List.of(), "ls /u")),
                at("echo \"$(ls /u", 11, "/u", new Argument("ls", List.of(), "ls /u")),
                at("echo `ls /u", 9, "/u", new Argument("ls", List.of(), "ls /u")),
                at("echo $(l", 7, "l", new Command()),
                at("cat <(so", 6, "so", new Command()),
                at("sudo ls", 5, "ls", new Argument("sudo", List.of(), "sudo ls")),
                at("ls a\\ b", 3, "a b", new Argument("ls", List.of(), "ls a\\ b")),
                at("ls > o", 5, "o", new RedirectTarget()),
                at("ls 2>>", 6, "", new RedirectTarget()),
                at("A=va", 2, "va", new AssignmentValue()),
                at("export A=va", 9, "va", new AssignmentValue()),
                at("echo $HO", 6, "HO", new Variable()),
                at("echo $", 6, "", new Variable()),
                at("echo ${HO", 7, "HO", new Variable()),
                at("echo ${#HO", 8, "HO", new Variable()),
                at("echo a${HO}b$X", 13, "X", new Variable()),
                at("echo \\$HO", 5, "$HO", new Argument("echo", List.of(), "echo \\$HO")),
                at("echo $HOME/", 5, "$HOME/", new Argument("echo", List.of(), "echo $HOME/")),
                at("echo $$", 5, "$$", new Argument("echo", List.of(), "echo $$")),
                at("for f in /u", 9, "/u", new Plain()),
                at("a=(/u", 3, "/u", new Plain()),
                at("[[ -f /u", 6, "/u", new Plain()),
                at("for f", 4, "f", new Nothing()),
                at("ls # a", 6, "", new Nothing()),
                at("cat <<E\na", 9, "", new Nothing()),
                at("((a", 3, "", new Nothing()));
    }

    private static Arguments at(String text, int start, String value, Place place) {
        return Arguments.of(text, start, value, QuoteState.NONE, place);
    }

    @ParameterizedTest
    @MethodSource("quotedTexts")
    void knowsTheOpenQuotes(String text, int start, String value, QuoteState quoting, Place place) {
        findsTheWordAtTheEnd(text, start, value, quoting, place);
    }

    static Stream<Arguments> quotedTexts() {
        return Stream.of(
                Arguments.of(
                        "cat 'a b",
                        4,
                        "a b",
                        QuoteState.SINGLE,
                        new Argument("cat", List.of(), "cat 'a b")),
                Arguments.of(
                        "cat \"a b",
                        4,
                        "a b",
                        QuoteState.DOUBLE,
                        new Argument("cat", List.of(), "cat \"a b")),
                Arguments.of(
                        "cat x\"a\\$b",
                        4,
                        "xa$b",
                        QuoteState.DOUBLE,
                        new Argument("cat", List.of(), "cat x\"a\\$b")),
                Arguments.of(
                        "cat $'a\\tb",
                        4,
                        "a\tb",
                        QuoteState.DOLLAR_SINGLE,
                        new Argument("cat", List.of(), "cat $'a\\tb")),
                Arguments.of(
                        "cat 'a'\"b",
                        4,
                        "ab",
                        QuoteState.DOUBLE,
                        new Argument("cat", List.of(), "cat 'a'\"b")),
                Arguments.of(
                        "cat 'a'b",
                        4,
                        "ab",
                        QuoteState.NONE,
                        new Argument("cat", List.of(), "cat 'a'b")),
                Arguments.of("cat \"$HO", 6, "HO", QuoteState.DOUBLE, new Variable()),
                Arguments.of("cat \"${HO", 7, "HO", QuoteState.DOUBLE, new Variable()),
                Arguments.of(
                        "cat '$HO",
                        4,
                        "$HO",
                        QuoteState.SINGLE,
                        new Argument("cat", List.of(), "cat '$HO")),
                Arguments.of("\"gi", 0, "gi", QuoteState.DOUBLE, new Command()));
    }

    @Test
    void ignoresWhatFollowsTheCursor() {
        assertThat(CursorWord.at("git chx 'y", 6))
                .isEqualTo(
                        new CursorWord(
                                4,
                                "ch",
                                "ch",
                                QuoteState.NONE,
                                new Argument("git", List.of(), "git ch")));
    }
}
