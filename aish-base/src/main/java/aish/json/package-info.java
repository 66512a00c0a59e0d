/** Reads and writes JSON; small, because the first request needs it. */
@NullMarked
package aish.json;

import org.jspecify.annotations.NullMarked;
