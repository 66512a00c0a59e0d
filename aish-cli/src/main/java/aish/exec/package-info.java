/**
 * Runs commands: assesses them, checks them, records them, runs them in the shell, and publishes
 * the result.
 */
@NullMarked
package aish.exec;

import org.jspecify.annotations.NullMarked;
