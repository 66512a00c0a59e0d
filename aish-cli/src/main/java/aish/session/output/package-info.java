/** The whole output of commands, kept on disk. */
@NullMarked
package aish.session.output;

import org.jspecify.annotations.NullMarked;
