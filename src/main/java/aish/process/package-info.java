/** Runs programs for aish itself, bounded in time and output. */
@NullMarked
package aish.process;

import org.jspecify.annotations.NullMarked;
