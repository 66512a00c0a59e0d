/** Decides where a typed line goes: to the shell, to a model, or to aish itself. */
@NullMarked
package aish.route;

import org.jspecify.annotations.NullMarked;
