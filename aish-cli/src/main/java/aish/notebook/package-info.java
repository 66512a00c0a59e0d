/** Notes and tasks: markdown files that aish and the user's editor share. */
@NullMarked
package aish.notebook;

import org.jspecify.annotations.NullMarked;
