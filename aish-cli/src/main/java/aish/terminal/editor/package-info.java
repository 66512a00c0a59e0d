/** The line editor and the user's terminal, built on JLine. */
@NullMarked
package aish.terminal.editor;

import org.jspecify.annotations.NullMarked;
