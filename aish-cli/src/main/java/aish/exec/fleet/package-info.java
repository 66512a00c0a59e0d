/** Runs one command on many hosts at once, and puts equal results together. */
@NullMarked
package aish.exec.fleet;

import org.jspecify.annotations.NullMarked;
