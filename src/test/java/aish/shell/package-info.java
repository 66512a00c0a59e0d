/** Tests of the shell session without a shell. */
@NullMarked
package aish.shell;

import org.jspecify.annotations.NullMarked;
