package aish.chat;

import module java.base;

import aish.model.ModelProblem;
import aish.model.ModelRequest.ToolSpec;

/** Decides whether a question may be sent. */
interface ContextAdmission {
    /** Admits every question. */
    ContextAdmission FREE = (_, _, _) -> Optional.empty();

    /**
     * Makes room for a question.
     *
     * @param tools the tools that the request offers
     * @return why it is held back, which the user has been told; empty if it may be sent
     */
    Optional<ModelProblem.Budget> admit(String question, String model, List<ToolSpec> tools);
}
