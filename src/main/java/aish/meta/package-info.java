/** Commands to aish itself, one class each. */
@NullMarked
package aish.meta;

import org.jspecify.annotations.NullMarked;
