package aish.testing;

import aish.console.Operator;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A person who answers planned questions and fails the test on any other. */
public final class ScriptedOperator implements Operator {
    private record Planned(String question, Optional<Character> key) {}

    private final Deque<Planned> plan = new ArrayDeque<>();
    private final Map<String, String> changes = new HashMap<>();

    public ScriptedOperator choosing(String question, char key) {
        plan.add(new Planned(question, Optional.of(key)));
        return this;
    }

    public ScriptedOperator dropping(String question) {
        plan.add(new Planned(question, Optional.empty()));
        return this;
    }

    @Override
    public <C extends Choice> Optional<C> choose(String question, List<C> choices, C onEnter) {
        Planned planned = plan.poll();
        if (planned == null || !planned.question().equals(question)) {
            throw new AssertionError("asked: " + question + ", expected: " + planned);
        }
        return planned.key()
                .map(
                        key ->
                                choices.stream()
                                        .filter(choice -> choice.key() == key)
                                        .findFirst()
                                        .orElseThrow());
    }

    @Override
    public <C extends Choice> Optional<C> insist(String question, List<C> choices) {
        return choose(question, choices, choices.getFirst());
    }

    /** Plans that a text is changed into another. */
    public ScriptedOperator changing(String text, String changed) {
        changes.put(text, changed);
        return this;
    }

    @Override
    public Optional<String> edit(String text) {
        if (changes.containsKey(text)) {
            return Optional.of(changes.get(text));
        }
        throw new AssertionError("asked to change: " + text);
    }

    @Override
    public void copy(String text) {
        throw new AssertionError("asked to copy: " + text);
    }
}
