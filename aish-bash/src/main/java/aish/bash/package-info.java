/** Bash text: its tree, its tokens, whether it is complete, and how to quote it. */
@NullMarked
package aish.bash;

import org.jspecify.annotations.NullMarked;
