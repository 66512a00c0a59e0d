/** Starts the program and wires its parts together. */
@NullMarked
package aish.app;

import org.jspecify.annotations.NullMarked;
