/** What a user sees at a terminal: the prompt, notices, what happens, and completed :commands. */
@NullMarked
package aish.front.prompt;

import org.jspecify.annotations.NullMarked;
