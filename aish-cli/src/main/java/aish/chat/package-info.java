/** One exchange with a model: the question, the answer, and the commands it suggests. */
@NullMarked
package aish.chat;

import org.jspecify.annotations.NullMarked;
