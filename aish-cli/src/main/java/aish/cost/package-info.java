/** How many tokens requests take, what they cost, and when that is too much. */
@NullMarked
package aish.cost;

import org.jspecify.annotations.NullMarked;
