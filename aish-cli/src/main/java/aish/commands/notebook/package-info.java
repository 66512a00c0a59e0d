/** The commands for notes and tasks. */
@NullMarked
package aish.commands.notebook;

import org.jspecify.annotations.NullMarked;
