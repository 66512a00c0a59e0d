package aish.safety.rules;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.safety.programs.ProgramHandlers;
import org.junit.jupiter.api.Test;

/** The rules are data, so what a compiler would check is checked here. */
class KnowledgeBaseTest {
    @Test
    void everyRuleIsUnderstoodAndThereAreMany() {
        assertThat(KnowledgeBase.get().names())
                .hasSizeGreaterThan(4000)
                .allSatisfy(name -> assertThat(rule(name)).isNotNull());
    }

    @Test
    void noLineIsThereTwice() {
        Set<String> seen = new HashSet<>();
        List<String> twice = new ArrayList<>();
        for (String topic : KnowledgeBase.TOPICS) {
            for (String line : RuleIndex.lines(topic)) {
                if (!line.isBlank() && !seen.add(line)) {
                    twice.add(line);
                }
            }
        }
        assertThat(twice).isEmpty();
    }

    @Test
    void everyHandlerThatRulesNameExists() {
        Set<String> missing = new HashSet<>();
        KnowledgeBase.get().names().forEach(name -> collect(rule(name), missing));
        assertThat(missing).isEmpty();
    }

    private static Rule rule(String name) {
        return Objects.requireNonNull(KnowledgeBase.get().program(name), name);
    }

    private static void collect(Rule rule, Set<String> missing) {
        String handler = rule.handler();
        boolean known =
                ProgramHandlers.early(handler) != null || ProgramHandlers.late(handler) != null;
        if (!handler.isEmpty() && !known) {
            missing.add(handler);
        }
        rule.verbs().values().forEach(verb -> collect(verb, missing));
        rule.verbPrefixes().values().forEach(verb -> collect(verb, missing));
    }
}
