/** Files that outlive a command or the program: outputs, history, transcripts, memory. */
@NullMarked
package aish.store;

import org.jspecify.annotations.NullMarked;
