package aish.testing;

import module java.base;

import aish.event.Choices;
import aish.event.Operator;

/** A person who answers every question with the first of some words that is a choice there. */
public record WordOperator(List<String> words) implements Operator {
    public WordOperator(String... words) {
        this(List.of(words));
    }

    @Override
    public <C extends Choice> Answer<C> ask(String question, Choices<C> choices) {
        return words.stream()
                .flatMap(word -> choices.read(word).stream())
                .filter(Answer.Chosen.class::isInstance)
                .findFirst()
                .orElseThrow(() -> new AssertionError("asked: " + question));
    }

    @Override
    public void next(String line) {}

    @Override
    public Optional<String> edit(String text) {
        return Optional.empty();
    }

    @Override
    public void copy(String text) {}
}
