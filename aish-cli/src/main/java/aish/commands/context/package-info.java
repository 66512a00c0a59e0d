/** The :commands about what the model sees. */
@NullMarked
package aish.commands.context;

import org.jspecify.annotations.NullMarked;
