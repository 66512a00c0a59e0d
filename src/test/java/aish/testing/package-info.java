/** Doubles that stand in for the world in tests. */
@NullMarked
package aish.testing;

import org.jspecify.annotations.NullMarked;
