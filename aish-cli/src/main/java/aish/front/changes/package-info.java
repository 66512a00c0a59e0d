/** What is different since a command last worked in a directory. */
@NullMarked
package aish.front.changes;

import org.jspecify.annotations.NullMarked;
