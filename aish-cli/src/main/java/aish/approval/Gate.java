package aish.approval;

import module java.base;

/** Decides whether a model's action may run: a command or a call of a tool. */
@FunctionalInterface
public interface Gate {
    /**
     * @param explainer explains a command to the user, who may want that before deciding
     */
    Decision decide(Action action, Consumer<String> explainer);
}
