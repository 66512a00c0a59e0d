/** Changes to files that a model proposes: read from text, checked, and applied as a whole. */
@NullMarked
package aish.patch;

import org.jspecify.annotations.NullMarked;
