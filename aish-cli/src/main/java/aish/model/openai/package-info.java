/** Talks to servers that speak OpenAI's chat protocol, llama.cpp first of all. */
@NullMarked
package aish.model.openai;

import org.jspecify.annotations.NullMarked;
