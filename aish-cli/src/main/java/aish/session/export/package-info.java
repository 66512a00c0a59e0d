/** A recorded session as something to play or to read elsewhere. */
@NullMarked
package aish.session.export;

import org.jspecify.annotations.NullMarked;
