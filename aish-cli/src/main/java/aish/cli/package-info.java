/**
 * What {@code aish} does when it is given a word instead of being a shell: check, init, trust and
 * so on.
 */
@NullMarked
package aish.cli;

import org.jspecify.annotations.NullMarked;
