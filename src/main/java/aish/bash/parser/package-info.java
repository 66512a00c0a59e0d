/** Builds the tree of a complete bash text. */
@NullMarked
package aish.bash.parser;

import org.jspecify.annotations.NullMarked;
