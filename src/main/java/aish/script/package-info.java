/** aish in scripts: one question and its answer, and events for programs to read. */
@NullMarked
package aish.script;

import org.jspecify.annotations.NullMarked;
