/** Tests of the program as a whole. */
@NullMarked
package aish;

import org.jspecify.annotations.NullMarked;
