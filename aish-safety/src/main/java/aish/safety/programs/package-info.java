/** Programs whose arguments no rule can describe. */
@NullMarked
package aish.safety.programs;

import org.jspecify.annotations.NullMarked;
