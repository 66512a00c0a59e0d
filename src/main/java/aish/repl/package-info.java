/** Reads a line and dispatches it, until the end. */
@NullMarked
package aish.repl;

import org.jspecify.annotations.NullMarked;
