package aish.chat;

import aish.model.ModelProblem;
import aish.model.ToolSpec;
import java.util.List;
import java.util.Optional;

/** Lets questions through. */
interface ContextAdmission {
    /** All of them, as they come. */
    ContextAdmission FREE = (_, _, _) -> Optional.empty();

    /**
     * Makes room for a question.
     *
     * @param tools that the request offers as well
     * @return why it is held back, which the person has been told; empty if it is not
     */
    Optional<ModelProblem.Budget> admit(String question, String model, List<ToolSpec> tools);
}
