/** Tools that models may call, whoever offers them: their names, their risks, their results. */
@NullMarked
package aish.tools;

import org.jspecify.annotations.NullMarked;
