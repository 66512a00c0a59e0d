package aish.safety.languages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import module java.base;

import aish.safety.Analyser;
import aish.safety.SafetyFacts;
import aish.safety.Verdict;
import aish.safety.languages.CodeTokens.Dialect;
import aish.safety.languages.CodeTokens.UnprovedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Code inside commands: what is proved to read, and what is not. */
class InlineCodeTest {
    private static final long SEED = 20261118;
    private static final String PIECES = "\"'`(){}[]<>|&;:,.$@#%?!\\/=~*+-\n x1e_\0\u2028é";

    @Test
    void whatOnlyReadsIsClear() {
        assertThat(commands("clear")).filteredOn(command -> !isClear(command)).isEmpty();
    }

    @Test
    void everythingElseIsNot() {
        assertThat(commands("halt")).filteredOn(InlineCodeTest::isClear).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"lua -e 'print(1)'", "python3 -c 'import evil'", "perl -e 'f(1)'"})
    void codeThatIsNotProvedIsUnknown(String command) {
        Verdict verdict = judge(command);
        assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
        assertThat(verdict.wrapped()).isTrue();
    }

    @Test
    void saysWhatIsNotKnown() {
        assertThat(judge("python3 -c 'frob(1); exec(2)'").reason())
                .isEqualTo("the python code uses exec");
        assertThat(judge("lua -e 1").reason()).isEqualTo("the lua code can do anything");
    }

    /** Whatever is changed in code, reading it ends, and with a verdict. */
    @Test
    void anyTextCanBeJudged() {
        Random random = new Random(SEED);
        List<String> all = new ArrayList<>(commands("clear"));
        all.addAll(commands("halt"));
        for (String command : all) {
            String changed = mutated(command, random);
            for (Dialect dialect : Dialect.values()) {
                assertThatCode(() -> prove(dialect, changed))
                        .as(changed)
                        .doesNotThrowAnyException();
            }
            String quoted = "'" + changed.replace("'", "").replace("\0", "") + "'";
            assertThat(judge("sed -n " + quoted).reason()).isNotNull();
            assertThat(judge("sqlite3 a.db " + quoted).reason()).isNotNull();
        }
    }

    @ParameterizedTest
    @EnumSource
    void deepAndLongCodeIsJudged(Dialect dialect) {
        for (String piece :
                List.of("(", "f\"{", "`${", "\"#{", "a.", "[1,", "$h{", "/[", "''", "s(")) {
            String code = piece.repeat(9_000 / piece.length());
            assertThatCode(() -> prove(dialect, code)).doesNotThrowAnyException();
        }
        for (String piece : List.of("a", "\\\\n", "[a]", "$a ", "a::", "{}", "p;", "\\/")) {
            String text = piece.repeat(4_500 / piece.length());
            for (String code : List.of("%s", "\"%s\"", "'%s'", "`%s`", "/%s/", "s/%s/x/", "$%s")) {
                String whole = code.replace("%s", text);
                assertThatCode(() -> prove(dialect, whole)).doesNotThrowAnyException();
            }
            assertThat(judge("sed -n '" + text + "'").word()).isNotEmpty();
            assertThat(judge("sed -n 's/" + text + "/x/;/" + text + "/p'").word()).isNotEmpty();
        }
    }

    private static String mutated(String text, Random random) {
        StringBuilder changed = new StringBuilder(text);
        for (int i = 0; i < 3; i++) {
            int place = random.nextInt(changed.length());
            switch (random.nextInt(3)) {
                case 0 -> changed.setLength(Math.max(1, place));
                case 1 -> changed.deleteCharAt(place).append(' ');
                default -> changed.insert(place, PIECES.charAt(random.nextInt(PIECES.length())));
            }
        }
        return changed.toString();
    }

    private static void prove(Dialect dialect, String code) {
        try {
            List<CodeTokens.Token> tokens = CodeTokens.of(dialect, code);
            switch (dialect) {
                case AWK -> AwkReader.prove(tokens);
                case JS -> ScriptReader.proveJs(tokens);
                case PERL -> PerlText.prove(tokens);
                case PYTHON -> ScriptReader.provePython(tokens);
                case RUBY -> ScriptReader.proveRuby(tokens);
            }
        } catch (UnprovedException unproved) {
            assertThat(unproved.getMessage()).isNotBlank();
        }
    }

    private static boolean isClear(String command) {
        return judge(command) instanceof Verdict.Clear;
    }

    private static Verdict judge(String command) {
        return Analyser.judge(command, SafetyFacts.none());
    }

    private static List<String> commands(String verdict) {
        try (InputStream in =
                Objects.requireNonNull(
                        InlineCodeTest.class.getResourceAsStream("inline-code.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(verdict + "\t"))
                    .map(line -> line.substring(verdict.length() + 1))
                    .map(line -> line.replace("\\\\", "\0").replace("\\n", "\n"))
                    .map(line -> line.replace("\0", "\\"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
