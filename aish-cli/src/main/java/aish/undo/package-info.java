/** Saves what a command is about to change, and restores it. */
@NullMarked
package aish.undo;

import org.jspecify.annotations.NullMarked;
