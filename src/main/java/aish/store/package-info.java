/** Files that outlive a command or the program: outputs, history. */
@NullMarked
package aish.store;

import org.jspecify.annotations.NullMarked;
