/** Tests of the checks. */
@NullMarked
package aish.app.doctor;

import org.jspecify.annotations.NullMarked;
