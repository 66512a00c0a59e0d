/** Pursues a goal step by step and halts for a person. */
@NullMarked
package aish.norris;

import org.jspecify.annotations.NullMarked;
