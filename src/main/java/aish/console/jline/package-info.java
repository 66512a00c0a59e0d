/** The line editor and the person's terminal, on top of JLine. */
@NullMarked
package aish.console.jline;

import org.jspecify.annotations.NullMarked;
