/** The file of a session: how events are written, read and indexed. */
@NullMarked
package aish.session.record;

import org.jspecify.annotations.NullMarked;
