/** The :commands about sessions: history, memory, transcripts, undo. */
@NullMarked
package aish.commands.session;

import org.jspecify.annotations.NullMarked;
