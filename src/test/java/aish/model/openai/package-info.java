/** Tests of the client for OpenAI-compatible servers. */
@NullMarked
package aish.model.openai;

import org.jspecify.annotations.NullMarked;
