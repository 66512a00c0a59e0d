/** Tools that models may call, whoever offers them: their names, risks and results. */
@NullMarked
package aish.tools;

import org.jspecify.annotations.NullMarked;
