/** JSON text, read and written; small, because it is on the way of the first request. */
@NullMarked
package aish.json;

import org.jspecify.annotations.NullMarked;
