/** What a user sees at the prompt before typing: the greeting and the prompt itself. */
@NullMarked
package aish.app.prompt;

import org.jspecify.annotations.NullMarked;
