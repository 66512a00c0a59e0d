/** The tool calls of an answer, from the request to the result. */
@NullMarked
package aish.chat.tools;

import org.jspecify.annotations.NullMarked;
