/** Reads bash text: what its parts are, whether it is finished, and how to quote it. */
@NullMarked
package aish.syntax;

import org.jspecify.annotations.NullMarked;
