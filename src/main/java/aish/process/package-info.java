/** Programs that aish runs for itself, apart from the user's shell. */
@NullMarked
package aish.process;

import org.jspecify.annotations.NullMarked;
