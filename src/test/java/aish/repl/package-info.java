/** Tests of the loop with doubles on every side. */
@NullMarked
package aish.repl;

import org.jspecify.annotations.NullMarked;
