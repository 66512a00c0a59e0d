/** The reader of bash text: tokens, words, tree and completeness from one pass. */
@NullMarked
package aish.bash.reader;

import org.jspecify.annotations.NullMarked;
