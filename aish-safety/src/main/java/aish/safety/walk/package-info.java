/** Walks the tree of a command and collects what it does. */
@NullMarked
package aish.safety.walk;

import org.jspecify.annotations.NullMarked;
