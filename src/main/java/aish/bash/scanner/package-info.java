/** Finds tokens and words in any bash text, complete or not, in one pass. */
@NullMarked
package aish.bash.scanner;

import org.jspecify.annotations.NullMarked;
