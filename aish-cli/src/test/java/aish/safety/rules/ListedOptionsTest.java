package aish.safety.rules;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lists of options against what the programs that are installed here say of themselves. */
class ListedOptionsTest {
    /** A long option as GNU programs print it, and what follows if it has a value. */
    private static final Pattern LONG =
            Pattern.compile("(?m)^ {1,8}(?:-\\w, +)?(--[a-z][\\w-]+)(\\[?=)?");

    /** Options whose help does not show the value that they take, or that they can do without. */
    private static final Set<String> SHOWN_OTHERWISE =
            Set.of("diff --label", "wget --hsts-file", "wget --max-redirect", "xargs --max-lines");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "base64", "cat", "comm", "cp", "cut", "date", "df", "diff", "du",
                "env", "find", "fmt", "fold", "gawk", "grep", "gzip", "head", "install",
                "join", "ln", "ls", "make", "mkdir", "mktemp", "mv", "nl", "numfmt",
                "od", "paste", "patch", "pr", "readelf", "realpath", "rm", "sed", "seq",
                "shuf", "sort", "split", "stat", "strings", "tac", "tail", "tar", "tee",
                "timeout", "touch", "truncate", "uniq", "wc", "wget", "xargs"
            })
    void agreeWithTheHelpOfThePrograms(String program) throws Exception {
        Rule rule = Objects.requireNonNull(KnowledgeBase.get().find(program));
        Map<String, Set<String>> forms = new TreeMap<>();
        for (Matcher option = LONG.matcher(help(program)); option.find(); ) {
            forms.computeIfAbsent(option.group(1), _ -> new TreeSet<>())
                    .add(Objects.requireNonNullElse(option.group(2), ""));
        }
        List<String> wrong = new ArrayList<>();
        forms.forEach(
                (option, values) -> {
                    OptionRule listed = rule.findLongOption(option, false);
                    // with and without a value it is an optional one
                    boolean takes = values.equals(Set.of("="));
                    if (listed != null
                            && listed.value() != takes
                            && !listed.command()
                            && !SHOWN_OTHERWISE.contains(program + " " + option)) {
                        wrong.add(option);
                    }
                });
        assertThat(wrong).isEmpty();
    }

    /** Returns what a program prints; nothing if it is not installed. */
    private static String help(String program) throws IOException, InterruptedException {
        Path file = Path.of("/usr/bin").resolve(program);
        if (!Files.isExecutable(file)) {
            return "";
        }
        Process asked =
                new ProcessBuilder(file.toString(), "--help")
                        .redirectErrorStream(true)
                        .redirectInput(Path.of("/dev/null").toFile())
                        .start();
        String text = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        asked.waitFor();
        return text;
    }
}
