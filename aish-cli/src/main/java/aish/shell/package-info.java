/**
 * The persistent shell session: one bash for the life of aish, its commands, their results and
 * output.
 */
@NullMarked
package aish.shell;

import org.jspecify.annotations.NullMarked;
