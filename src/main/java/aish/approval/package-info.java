/** What decides whether something that a model wants done may be done. It never does it itself. */
@NullMarked
package aish.approval;

import org.jspecify.annotations.NullMarked;
