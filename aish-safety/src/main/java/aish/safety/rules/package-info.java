/** The knowledge base: what programs, their options and their operands do. */
@NullMarked
package aish.safety.rules;

import org.jspecify.annotations.NullMarked;
