/** The project around: its root, its files, what git knows of it, and how to search it. */
@NullMarked
package aish.workspace;

import org.jspecify.annotations.NullMarked;
