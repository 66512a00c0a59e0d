package aish.model.openai;

import aish.model.ModelException;

/** Where the key of a server comes from; asked anew for each request, on a thread of its own. */
@FunctionalInterface
public interface KeySource {
    /** For servers that want no key. */
    KeySource NONE = () -> "";

    /**
     * @throws ModelException with a {@link aish.model.ModelProblem.Setup} if there should be a key
     *     and is none
     */
    String key() throws ModelException;
}
