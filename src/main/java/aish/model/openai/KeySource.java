package aish.model.openai;

import aish.model.ModelException;

/** Supplies the key of a server. Asked again for each request, on the request's own thread. */
@FunctionalInterface
public interface KeySource {
    /** For servers that need no key. */
    KeySource NONE = () -> "";

    /**
     * @throws ModelException with a {@link aish.model.ModelProblem.Setup} if the required key is
     *     missing
     */
    String key() throws ModelException;
}
