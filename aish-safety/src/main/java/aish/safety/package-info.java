/** Judges commands by their effects before they run; never asks and never runs anything. */
@NullMarked
package aish.safety;

import org.jspecify.annotations.NullMarked;
