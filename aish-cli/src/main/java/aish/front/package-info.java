/** The ways in: the prompt, lines on standard input, and JSON for programs. */
@NullMarked
package aish.front;

import org.jspecify.annotations.NullMarked;
