/** A session as text for people: transcripts and runbooks. */
@NullMarked
package aish.session.transcript;

import org.jspecify.annotations.NullMarked;
