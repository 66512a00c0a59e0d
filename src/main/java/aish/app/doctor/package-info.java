/** Looks at everything that aish depends on, and says how to mend what is not as it should be. */
@NullMarked
package aish.app.doctor;

import org.jspecify.annotations.NullMarked;
