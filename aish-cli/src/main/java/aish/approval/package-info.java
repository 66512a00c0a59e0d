/** Decides whether a command or a tool call may run; decides only, runs nothing. */
@NullMarked
package aish.approval;

import org.jspecify.annotations.NullMarked;
