/** The record of a session: what is kept, searched and resumed. */
@NullMarked
package aish.session;

import org.jspecify.annotations.NullMarked;
