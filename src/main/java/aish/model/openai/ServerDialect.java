package aish.model.openai;

/**
 * What a server understands besides the common protocol; strict servers refuse what they do not
 * know.
 */
enum ServerDialect {
    PLAIN,
    LLAMA_CPP,
    OPENAI;

    /** OpenAI's newer models refuse the name that everyone else has copied. */
    String limitName() {
        return this == OPENAI ? "max_completion_tokens" : "max_tokens";
    }
}
