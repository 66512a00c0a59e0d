package aish.bash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import module java.base;

import aish.bash.ScanResult.Completeness;
import aish.bash.ScanResult.Completeness.Incomplete;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ScanResult.QuoteState;
import aish.bash.ShellQuoting.Tilde;
import aish.bash.ShellQuoting.Unquoting;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Bash itself says which texts are finished, and which quotes give back their string. */
@Tag("edge")
class BashAgreementTest {
    @BeforeAll
    static void bashIsThere() {
        assumeFalse(Bash.isMissing());
    }

    @Test
    void agreesOnTheTableOfTexts() throws Exception {
        assertThat(Samples.texts()).hasSizeGreaterThan(400);
        assertAgreement(Samples.texts());
    }

    @Test
    void agreesOnScriptsAndTheirPrefixes() throws Exception {
        List<String> texts = new ArrayList<>(Samples.scripts());
        for (String script : Samples.scripts()) {
            texts.addAll(Samples.prefixes(script));
        }
        assertAgreement(texts);
    }

    private static void assertAgreement(List<String> texts) throws Exception {
        List<Boolean> incomplete = Bash.incomplete(texts);
        assertThat(incomplete).hasSameSizeAs(texts);
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            Completeness ours = ShellScanner.scan(texts.get(i)).completeness();
            if (ours instanceof Incomplete != incomplete.get(i) && !endsInBackslash(ours)) {
                differences.add(ours + " bash: " + incomplete.get(i) + " for " + texts.get(i));
            }
        }
        assertThat(differences).isEmpty();
    }

    /** With {@code -n} bash takes the end of the file for the end of the line; at a prompt not. */
    private static boolean endsInBackslash(Completeness completeness) {
        return completeness instanceof Incomplete open && open.open() == OpenConstruct.BACKSLASH;
    }

    @Test
    void bashReadsQuotedStringsBack() throws Exception {
        List<String> values = arbitraryStrings();
        List<String> quoted = values.stream().map(ShellQuoting::quote).toList();
        assertThat(readBack(quoted)).isEqualTo(values);
    }

    @Test
    void bashReadsCompletedWordsBack() throws Exception {
        List<String> values = arbitraryStrings();
        List<String> quoted = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (String value : values) {
            quoted.add(completed(value, QuoteState.NONE, "x", ""));
            quoted.add(completed(value, QuoteState.SINGLE, "'x", "'"));
            quoted.add(completed(value, QuoteState.DOUBLE, "\"x", "\""));
            quoted.add(completed(value, QuoteState.DOLLAR_SINGLE, "$'x", "'"));
            expected.addAll(List.of("x" + value, "x" + value, "x" + value, "x" + value));
        }
        assertThat(readBack(quoted)).isEqualTo(expected);
    }

    @Test
    void bashUndoesQuotesLikeWeDo() throws Exception {
        List<String> raw =
                List.of(
                        "a\\ b",
                        "'a'\"b\"c",
                        "\"a\\b\\\"c\\\\\"",
                        "$'\\a\\b\\e\\f\\n\\r\\t\\v\\\\\\'\\\"\\?'",
                        "$'\\101\\x41\\u00e9\\U0001f600\\cA\\xc3\\xa9\\z\\x'",
                        "a\\\nb",
                        "\"a\\\nb\"",
                        "$\"x y\"");
        assertThat(readBack(raw)).isEqualTo(raw.stream().map(Unquoting::unquote).toList());
    }

    private static String completed(String value, QuoteState quoting, String before, String after) {
        return before + ShellQuoting.quoteForCompletion(value, quoting, Tilde.LITERAL) + after;
    }

    private static List<String> readBack(List<String> quoted) throws Exception {
        String script = "printf '%s\\0' " + String.join(" ", quoted) + "\n";
        String output = Bash.run(". /dev/stdin", script);
        return List.of(output.substring(0, output.length() - 1).split("\0", -1));
    }

    private static List<String> arbitraryStrings() {
        Random random = new Random(7);
        List<String> strings = new ArrayList<>(List.of("", "-n", "~", "#", "!x", "a\\", "\u0080"));
        for (int i = 0; i < 1500; i++) {
            StringBuilder string = new StringBuilder();
            for (int length = random.nextInt(12); length > 0; length--) {
                string.appendCodePoint(codePoint(random));
            }
            strings.add(string.toString());
        }
        return strings;
    }

    private static int codePoint(Random random) {
        int most = random.nextInt(3) == 0 ? Character.MAX_CODE_POINT : 0x100;
        int code = 1 + random.nextInt(most);
        return code >= Character.MIN_SURROGATE && code <= Character.MAX_SURROGATE ? 'x' : code;
    }
}
