/** vi's commands for a line of text, without a terminal. */
@NullMarked
package aish.terminal.editor.vi;

import org.jspecify.annotations.NullMarked;
