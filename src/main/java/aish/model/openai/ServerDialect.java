package aish.model.openai;

/**
 * What a server understands beyond the common protocol. Strict servers refuse parameters they do
 * not know.
 */
enum ServerDialect {
    PLAIN,
    LLAMA_CPP,
    OPENAI;

    /**
     * Returns the name of the token limit. OpenAI's newer models refuse the name that everyone else
     * has copied.
     */
    String limitName() {
        return this == OPENAI ? "max_completion_tokens" : "max_tokens";
    }
}
