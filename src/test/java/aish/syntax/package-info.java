/** Tests of reading bash text, some of them against bash itself. */
@NullMarked
package aish.syntax;

import org.jspecify.annotations.NullMarked;
