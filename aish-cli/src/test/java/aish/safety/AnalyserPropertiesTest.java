package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.testing.SafetyCorpus;
import aish.testing.SafetyCorpus.Row;
import aish.testing.Tier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

/** What holds for every text, and for every command in another dress. */
class AnalyserPropertiesTest {
    private static final long SEED = 7;
    private static final int MUTATIONS = Tier.times(4000, 20_000);

    /** Pieces that put the grammar of the shell or of a program's options in an odd place. */
    private static final String[] PIECES = {
        "$(<f)", "''", "-", "--", "=", "{}", "[", "<<<",
        "<<E", "${x:-}", "-I", ";", "|", "&&", "(", ")",
        "$(", "`", "\"", "'", "${", "$((", "[[", "]]",
        "{", "}", "do", "done", "then", "fi", "case", "esac",
        "in", "for", "if", "!", "&", ">", ">&", "2>",
        "<(", "*", "?", "~", "$", "$1", "$@", "\\",
        "\n", "#", "+", "@", ":", "%", "x=", "-o",
        "-c", "-e", "--x=", "-x=", "\u00e9", "1", "0", "99999999999999999999",
        "a[", "a[x]=", "{1..3}", "{a,b", "-exec", "\\;", "-f", "xargs",
        "eval", "bash", "-c", "env", "sudo", "printf -v"
    };

    /** A program's name and a blank, but no word of the shell's grammar. */
    private static final Pattern PROGRAM_FIRST =
            Pattern.compile(
                    "(?!(?:for|while|until|if|case|select|time|coproc|function|alias|set|hash)\\s)"
                            + "[a-z][\\w.+/-]*(?=\\s)");

    @Property(tries = 2000)
    void neverThrows(@ForAll @StringLength(max = 60) @CharRange(from = ' ', to = '~') String text) {
        assertThat(breaks(text)).isFalse();
    }

    @Property(tries = 500)
    void neverThrowsOnAnyCharacters(@ForAll @StringLength(max = 40) String text) {
        assertThat(breaks(text)).isFalse();
    }

    /** Rows of all corpora with words dropped, repeated, exchanged, cut or put between. */
    @Test
    void neverThrowsOnMutatedCommands() {
        Random random = new Random(SEED);
        List<String> rows =
                Stream.of(SafetyCorpus.rows(), SafetyCorpus.unseen(), SafetyCorpus.own())
                        .flatMap(List::stream)
                        .map(Row::command)
                        .toList();
        List<String> broken = new ArrayList<>();
        for (int i = 0; i < MUTATIONS; i++) {
            String command = mutated(rows, random);
            if (breaks(command)) {
                broken.add(command);
            }
        }
        assertThat(broken).isEmpty();
    }

    private static String mutated(List<String> rows, Random random) {
        String command = rows.get(random.nextInt(rows.size()));
        List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
        for (int n = 1 + random.nextInt(3); n > 0; n--) {
            int at = random.nextInt(words.size());
            switch (random.nextInt(6)) {
                case 0 -> words.set(at, "");
                case 1 -> words.add(at, words.get(at));
                case 2 -> words.set(at, words.get(at).substring(words.get(at).length() / 2));
                case 3 -> {
                    String[] other = rows.get(random.nextInt(rows.size())).split(" ", -1);
                    words.set(at, other[random.nextInt(other.length)]);
                }
                default -> words.add(at, PIECES[random.nextInt(PIECES.length)]);
            }
        }
        String text = String.join(" ", words);
        return random.nextInt(4) == 0 ? text.substring(0, random.nextInt(text.length() + 1)) : text;
    }

    private static boolean breaks(String command) {
        return Analyser.judge(command, SafetyFacts.none()).reason().contains("internal error");
    }

    @Test
    void isUnknownWhereTheAnalysisItselfFails() {
        Path broken =
                (Path)
                        java.lang.reflect.Proxy.newProxyInstance(
                                Path.class.getClassLoader(),
                                new Class<?>[] {Path.class},
                                (_, _, _) -> {
                                    throw new IllegalStateException("quotes a secret");
                                });
        Verdict verdict = Analyser.judge("sort *", SafetyFacts.at(broken, broken));
        assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
        assertThat(verdict.reason()).contains("internal error").doesNotContain("secret");
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
        for (String command : Tier.sample(commands, 5)) {
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
