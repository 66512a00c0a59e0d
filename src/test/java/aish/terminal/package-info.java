/** The built program at a real terminal, driven as a person drives it. */
@NullMarked
package aish.terminal;

import org.jspecify.annotations.NullMarked;
