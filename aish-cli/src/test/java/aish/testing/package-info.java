/** Doubles and drivers for tests. */
@NullMarked
package aish.testing;

import org.jspecify.annotations.NullMarked;
