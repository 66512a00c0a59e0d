/** The :commands, and the table that gives their help, completion and errors. */
@NullMarked
package aish.commands;

import org.jspecify.annotations.NullMarked;
