package aish.front;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.bash.ShellScanner;
import aish.route.Dispatch.Route;
import aish.route.LineRouter;
import aish.testing.EverydayFacts;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.NotEmpty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GivenLineTest {
    private final LineRouter router = new LineRouter();

    record Case(String text, List<String> words) {}

    private static Case of(String text, String... words) {
        return new Case(text, List.of(words));
    }

    private static Stream<Case> cases() {
        return Stream.of(
                of("git status", "git", "status"),
                of("git log --oneline -3", "git", "log", "--oneline", "-3"),
                of("git commit -m 'please fix this?'", "git", "commit", "-m", "please fix this?"),
                of("grep 'a b' 'it'\\''s.txt'", "grep", "a b", "it's.txt"),
                of("find . -name '*.py'", "find", ".", "-name", "*.py"),
                of("echo '$HOME' ';' rm '`x`'", "echo", "$HOME", ";", "rm", "`x`"),
                of("ls '' a", "ls", "", "a"),
                of("FOO=1 make all", "FOO=1", "make", "all"),
                of("printf $'a\\nb'", "printf", "a\nb"),
                of("? what is using port 8080?", "what", "is", "using", "port", "8080?"),
                of("? why isn't it (still) working", "why", "isn't", "it", "(still)", "working"),
                of("? what is this about a b", "what", "is", "this", "about", "a \n b"),
                of("? yes please", "?", "yes", "please"),
                of("$ yes 'a b'", "$", "yes", "a b"),
                of(":models", ":models"),
                of(":note mind the gap", ":note", "mind the gap"),
                of("du -s * | sort -n", "du -s * | sort -n"),
                of("what's up?", "what's up?"),
                of(" ls", " ls"));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isWhatWouldBeTyped(Case given) {
        assertThat(text(given.words())).isEqualTo(given.text());
    }

    @Property
    void theWordsOfACommandStayItsArguments(@ForAll @NotEmpty List<String> words) {
        List<String> all = new ArrayList<>(List.of("$", "ls"));
        words.stream().filter(word -> word.indexOf('\0') < 0).forEach(all::add);
        String line = text(all);
        List<String> read =
                ShellScanner.scan(line.substring(2)).words().stream()
                        .map(word -> ShellScanner.scan(line.substring(2)).unquoted(word))
                        .toList();
        assertThat(read).isEqualTo(all.subList(1, all.size()));
    }

    private String text(List<String> words) {
        return new GivenLine(words).text(this::route);
    }

    private Route route(String line) {
        return router.route(line, EverydayFacts.usual()).route();
    }
}
