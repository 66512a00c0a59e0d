package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.SafetyCorpus;
import aish.testing.SafetyCorpus.Row;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

/** What holds for every text, and for every command in another dress. */
class AnalyserPropertiesTest {
    /** A program's name and a blank, but no word of the shell's grammar. */
    private static final Pattern PROGRAM_FIRST =
            Pattern.compile(
                    "(?!(?:for|while|until|if|case|select|time|coproc|function|alias|set|hash)\\s)"
                            + "[a-z][\\w.+/-]*(?=\\s)");

    @Property(tries = 2000)
    void neverThrows(@ForAll @StringLength(max = 60) @CharRange(from = ' ', to = '~') String text) {
        assertThat(Analyser.judge(text, SafetyFacts.none())).isNotNull();
    }

    @Property(tries = 500)
    void neverThrowsOnAnyCharacters(@ForAll @StringLength(max = 40) String text) {
        assertThat(Analyser.judge(text, SafetyFacts.none())).isNotNull();
    }

    @Test
    void endsOnDeepNesting() {
        for (String piece :
                List.of("$(", "`", "{", "((", "if ", "${x:-", "\"$(", "<(", "bash -c '")) {
            assertThat(Analyser.judge(piece.repeat(1 << 20), SafetyFacts.none()))
                    .isInstanceOf(Verdict.Halt.class);
            assertThat(Analyser.judge(piece.repeat(1500), SafetyFacts.none()))
                    .isNotInstanceOf(Verdict.Clear.class);
        }
    }

    @Test
    void haltsOnHiddenCharacters() {
        assertThat(Analyser.judge("ls \u202egnp.exe", SafetyFacts.none()))
                .isInstanceOf(Verdict.Halt.class);
    }

    @Test
    void staysHaltedInEveryDress() {
        List<UnaryOperator<String>> dresses =
                List.of(
                        command -> "ls; " + command,
                        command -> "{ " + command + "\n}",
                        command -> "(" + command + "\n)",
                        command -> "f() {\n" + command + "\n}",
                        command -> "if true; then\n" + command + "\nfi",
                        command -> "bash -c " + quoted(command),
                        command -> "env sh -c " + quoted(command),
                        command -> "timeout 5 nice bash -lc " + quoted(command),
                        command -> "eval " + quoted(command),
                        command -> "echo \"$(\n" + command + "\n)\"",
                        command -> "xargs -I{} bash -c " + quoted(command));
        List<String> halting =
                SafetyCorpus.rows().stream().filter(Row::halt).map(Row::command).toList();
        assertThat(cleared(halting, dresses)).isEmpty();
    }

    /** The same program by another spelling, or started by another. */
    @Test
    void staysHaltedHoweverTheProgramIsSpelt() {
        List<UnaryOperator<String>> spellings =
                List.of(
                        command -> "'" + first(command) + "'" + rest(command),
                        command -> "\"" + first(command) + "\"" + rest(command),
                        command -> "\\" + command,
                        command -> command.charAt(0) + "''" + command.substring(1),
                        command -> "$'" + escaped(first(command)) + "'" + rest(command),
                        command -> "x=" + first(command) + "; $x" + rest(command),
                        command -> "env " + command,
                        command -> "env A=1 " + command,
                        command -> "timeout 5 " + command,
                        command -> "nice -n 5 " + command,
                        command -> "command " + command,
                        command -> "true && " + command,
                        command -> "! " + command);
        List<String> halting =
                SafetyCorpus.rows().stream()
                        .filter(Row::halt)
                        .map(Row::command)
                        .filter(command -> PROGRAM_FIRST.matcher(command).lookingAt())
                        .toList();
        assertThat(cleared(halting, spellings)).isEmpty();
    }

    private static List<String> cleared(
            List<String> commands, List<UnaryOperator<String>> rewritings) {
        List<String> lost = new ArrayList<>();
        for (String command : commands) {
            for (UnaryOperator<String> rewriting : rewritings) {
                String rewritten = rewriting.apply(command);
                if (isClear(rewritten)) {
                    lost.add(rewritten);
                }
            }
        }
        return lost;
    }

    private static String first(String command) {
        return command.split("\\s", 2)[0];
    }

    private static String rest(String command) {
        return command.substring(first(command).length());
    }

    private static String escaped(String word) {
        StringBuilder escaped = new StringBuilder();
        word.chars().forEach(c -> escaped.append(String.format("\\x%02x", c)));
        return escaped.toString();
    }

    @Test
    void staysClearByEffectInAShell() {
        List<String> alarms = new ArrayList<>();
        for (Row row : SafetyCorpus.rows()) {
            String dressed = "bash -lc " + quoted(row.command());
            if (!row.halt() && isClear(row.command()) && !isClear(dressed)) {
                alarms.add(dressed);
            }
        }
        assertThat(alarms).isEmpty();
    }

    @Test
    void marksWhatIsWrapped() {
        assertThat(Analyser.judge("bash -c 'ls'", SafetyFacts.none()).wrapped()).isTrue();
        assertThat(Analyser.judge("ls", SafetyFacts.none()).wrapped()).isFalse();
    }

    private static boolean isClear(String command) {
        return Analyser.judge(command, SafetyFacts.none()) instanceof Verdict.Clear;
    }

    private static String quoted(String command) {
        return "'" + command.replace("'", "'\\''") + "'";
    }
}
