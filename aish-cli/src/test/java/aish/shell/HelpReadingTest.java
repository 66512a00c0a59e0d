package aish.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import module java.base;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What completion takes from the help and the manual pages of programs. */
@Tag("edge")
class HelpReadingTest {
    private static final String READ =
            """
            eval "$1"
            __aish_help() { printf '%s\\n' "$help"; }
            help=$2
            __aish_read_help "$3"
            """;

    static Stream<Arguments> texts() {
        return Stream.of(
                arguments("  -a, --all    list all", "", List.of("-a=list all", "--all=list all")),
                arguments(
                        "  -h  --help   show help",
                        "",
                        List.of("-h=show help", "--help=show help")),
                arguments("\t-1\tOne column", "", List.of("-1=One column")),
                arguments("      --tag=FILE exclude those", "", List.of("--tag=exclude those")),
                arguments("  add   Add a file", "", List.of("add=Add a file")),
                arguments(
                        "  --long-name\n       what it does",
                        "",
                        List.of("--long-name=what it does")),
                arguments("  -v\n  -x   trace", "", List.of("-v=", "-x=trace")),
                arguments("usage: ssh [-46A]", "", List.of()),
                arguments(
                        "     -B interface\n             Bind to it.  Only then.\n",
                        "manual",
                        List.of("-B=Bind to it.  Only then.", "interface=Bind to it.  Only then.")),
                arguments(
                        "     -A      Enables it.  See -x.\n\n     Prose with -x  and more\n",
                        "manual",
                        List.of("-A=Enables it.  See -x.")));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void readsWordsAndWhatIsSaidOfThem(String help, String kind, List<String> described)
            throws Exception {
        Process bash = new ProcessBuilder("bash", "-c", READ, "bash", script(), help, kind).start();
        String read = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(
                        Stream.of(read.split("\1"))
                                .filter(entry -> !entry.isEmpty())
                                .map(entry -> entry.replace('\2', '=')))
                .containsExactlyElementsOf(described);
    }

    private static String script() throws IOException {
        try (InputStream text =
                HelpReadingTest.class.getResourceAsStream("/aish/shell/completion.bash")) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
