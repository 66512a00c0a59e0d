/** The prompt: what it shows and what is entered there. */
@NullMarked
package aish.terminal;

import org.jspecify.annotations.NullMarked;
