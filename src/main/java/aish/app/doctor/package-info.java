/** Checks everything that aish depends on and says how to fix what is wrong. */
@NullMarked
package aish.app.doctor;

import org.jspecify.annotations.NullMarked;
