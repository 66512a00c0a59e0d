/** What a user sees at the prompt: the greeting, the prompt itself, and completed :commands. */
@NullMarked
package aish.app.prompt;

import org.jspecify.annotations.NullMarked;
