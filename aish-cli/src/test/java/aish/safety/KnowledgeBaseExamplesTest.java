package aish.safety;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.rules.KnowledgeBase;
import aish.safety.rules.OptionRule;
import aish.safety.rules.Rule;
import org.junit.jupiter.api.Test;

/**
 * Every program of the rules has an example that is clear and one that is not, written behind its
 * name; {@code never} says that there is none in that direction.
 */
class KnowledgeBaseExamplesTest {
    private static final String NEVER = "never";
    private static final String NOTHING = "()";

    private record Example(String program, String clear, String halts) {
        /** The command that the arguments make with the program's name. */
        String command(String arguments) {
            if (program.startsWith("env:")) {
                return program.substring("env:".length()) + "='" + arguments + "' true";
            }
            String name =
                    program.startsWith("python-m:")
                            ? "python3 -m " + program.substring("python-m:".length())
                            : program.replace("*", "x");
            return arguments.equals(NOTHING) ? name : name + " " + arguments;
        }
    }

    @Test
    void everyProgramHasItsExamplesOnce() throws IOException {
        assertThat(examples().stream().map(Example::program))
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(KnowledgeBase.get().names());
    }

    @Test
    void examplesThatAreClearAreClear() throws IOException {
        assertThat(
                        wrong(
                                example ->
                                        !example.clear().equals(NEVER)
                                                && !isClear(example.command(example.clear()))))
                .isEmpty();
    }

    @Test
    void examplesThatHaltAreNotClear() throws IOException {
        assertThat(
                        wrong(
                                example ->
                                        !example.halts().equals(NEVER)
                                                && isClear(example.command(example.halts()))))
                .isEmpty();
    }

    @Test
    void whatNeverHaltsHasNoRuleThatDoes() throws IOException {
        assertThat(
                        wrong(
                                example ->
                                        example.halts().equals(NEVER)
                                                && mayHalt(rule(example.program()))))
                .isEmpty();
    }

    @Test
    void whatIsNeverClearHasNoRuleThatClears() throws IOException {
        assertThat(
                        wrong(
                                example ->
                                        example.clear().equals(NEVER)
                                                && mayBeClear(rule(example.program()))))
                .isEmpty();
    }

    private static Rule rule(String program) {
        return Objects.requireNonNull(KnowledgeBase.get().program(program), program);
    }

    private static boolean mayHalt(Rule rule) {
        Effect effect = rule.effect();
        return (effect != null && effect.halts())
                || rule.asks()
                || rule.network()
                || rule.options().values().stream().anyMatch(KnowledgeBaseExamplesTest::mayHalt)
                || rule.words().values().stream().anyMatch(KnowledgeBaseExamplesTest::mayHalt)
                || rule.operands().stream()
                        .anyMatch(
                                role ->
                                        role.effect() != null
                                                || role.target() == OptionRule.Target.WRITE
                                                || role.target() == OptionRule.Target.APPEND
                                                || role.command())
                || verbs(rule).stream().anyMatch(KnowledgeBaseExamplesTest::mayHalt);
    }

    private static boolean mayHalt(OptionRule option) {
        Effect effect = option.effect();
        return (effect != null && effect.halts())
                || option.target() == OptionRule.Target.WRITE
                || option.command();
    }

    private static boolean mayBeClear(Rule rule) {
        Effect effect = rule.effect();
        return (effect != null && !effect.halts())
                || rule.options().values().stream().anyMatch(OptionRule::exempts)
                || rule.words().values().stream().anyMatch(OptionRule::exempts)
                || verbs(rule).stream().anyMatch(KnowledgeBaseExamplesTest::mayBeClear);
    }

    private static List<Rule> verbs(Rule rule) {
        List<Rule> verbs = new ArrayList<>(rule.verbs().values());
        verbs.addAll(rule.verbPrefixes().values());
        if (rule.anyVerb() != null) {
            verbs.add(rule.anyVerb());
        }
        if (rule.deepVerbs() != null) {
            verbs.add(rule.deepVerbs());
        }
        return verbs;
    }

    private static boolean isClear(String command) {
        return Analyser.judge(command, SafetyFacts.none()) instanceof Verdict.Clear;
    }

    private static List<Example> wrong(Predicate<Example> isWrong) throws IOException {
        return examples().stream().filter(isWrong).toList();
    }

    private static List<Example> examples() throws IOException {
        String name = "kb-examples.tsv";
        try (InputStream in =
                Objects.requireNonNull(
                        KnowledgeBaseExamplesTest.class.getResourceAsStream(name), name)) {
            List<Example> examples = new ArrayList<>();
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (String line : text.lines().skip(1).toList()) {
                String[] fields = line.split("\t", -1);
                for (String program : fields[0].split(",", -1)) {
                    examples.add(new Example(program, fields[1], fields[2]));
                }
            }
            return examples;
        }
    }
}
