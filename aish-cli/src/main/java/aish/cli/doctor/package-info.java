/** Checks everything that aish depends on and says how to fix what is wrong. */
@NullMarked
package aish.cli.doctor;

import org.jspecify.annotations.NullMarked;
