/** Runs a command on a copy of the disk, tells what it did there, and keeps or drops that. */
@NullMarked
package aish.exec.rehearsal;

import org.jspecify.annotations.NullMarked;
