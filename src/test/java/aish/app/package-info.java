/** Tests of the command line and the wiring. */
@NullMarked
package aish.app;

import org.jspecify.annotations.NullMarked;
