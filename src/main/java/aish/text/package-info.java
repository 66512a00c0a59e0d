/**
 * Small readings of text that several rooms share: spelling, quantities, paths below home, globs.
 */
@NullMarked
package aish.text;

import org.jspecify.annotations.NullMarked;
