package aish.testing;

import module java.base;

import aish.event.Choices;
import aish.event.Operator;

/** A person who answers planned questions and fails the test on any other. */
public final class ScriptedOperator implements Operator {
    private record Planned(String question, Optional<String> line) {}

    private final Deque<Planned> plan = new ArrayDeque<>();
    private final Map<String, String> changes = new HashMap<>();
    private final List<String> next = new ArrayList<>();
    private final List<String> typed = new ArrayList<>();

    public ScriptedOperator choosing(String question, char key) {
        return answering(question, String.valueOf(key));
    }

    /** Plans a line, which may be the letter or the word of a choice, or a reply. */
    public ScriptedOperator answering(String question, String line) {
        plan.add(new Planned(question, Optional.of(line)));
        return this;
    }

    public ScriptedOperator dropping(String question) {
        plan.add(new Planned(question, Optional.empty()));
        return this;
    }

    @Override
    public <C extends Choice> Answer<C> ask(String question, Choices<C> choices) {
        Planned planned = plan.poll();
        if (planned == null || !planned.question().equals(question)) {
            throw new AssertionError("asked: " + question + ", expected: " + planned);
        }
        return planned.line()
                .map(line -> choices.read(line).orElseThrow())
                .orElseGet(Answer.Dropped::new);
    }

    @Override
    public void next(String line) {
        next.add(line);
    }

    /** Types a line while aish works. */
    public void typing(String line) {
        typed.add(line);
    }

    @Override
    public List<String> takeNextLines() {
        List<String> lines = List.copyOf(typed);
        typed.clear();
        return lines;
    }

    /** The lines that the prompt is to take next. */
    public List<String> nextLines() {
        return List.copyOf(next);
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
