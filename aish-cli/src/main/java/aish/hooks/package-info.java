/** Runs the user's hooks when something happens. */
@NullMarked
package aish.hooks;

import org.jspecify.annotations.NullMarked;
