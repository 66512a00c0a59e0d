/** How a model's answer looks on a terminal while it streams. */
@NullMarked
package aish.terminal.render;

import org.jspecify.annotations.NullMarked;
