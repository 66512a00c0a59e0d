/** What aish tells and asks: events, their listeners, and the operator who answers questions. */
@NullMarked
package aish.event;

import org.jspecify.annotations.NullMarked;
