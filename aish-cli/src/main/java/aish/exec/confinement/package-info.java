/** Keeps programs inside limits that the kernel enforces: Landlock and seccomp. */
@NullMarked
package aish.exec.confinement;

import org.jspecify.annotations.NullMarked;
