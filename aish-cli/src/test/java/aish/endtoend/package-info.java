/** The whole program at a real terminal, as a user meets it. */
@NullMarked
package aish.endtoend;

import org.jspecify.annotations.NullMarked;
