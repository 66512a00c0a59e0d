/** Pseudo-terminals: system calls of the C library, spawning, and the pump that moves bytes. */
@NullMarked
package aish.shell.pty;

import org.jspecify.annotations.NullMarked;
