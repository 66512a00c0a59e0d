/**
 * What Tab offers at each place of a line: where completions come from, and which word they
 * complete.
 */
@NullMarked
package aish.terminal.completion;

import org.jspecify.annotations.NullMarked;
