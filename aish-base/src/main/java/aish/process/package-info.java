/** Runs programs for aish itself, bounded in time and output, and calls the C library. */
@NullMarked
package aish.process;

import org.jspecify.annotations.NullMarked;
