/** Tests of commands to aish itself. */
@NullMarked
package aish.meta;

import org.jspecify.annotations.NullMarked;
