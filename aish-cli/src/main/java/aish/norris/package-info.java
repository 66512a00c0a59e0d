/** Pursues a goal step by step and asks the user before anything risky. */
@NullMarked
package aish.norris;

import org.jspecify.annotations.NullMarked;
