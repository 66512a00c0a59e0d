/** What aish remembers between sessions, and what it proposes to remember. */
@NullMarked
package aish.memory;

import org.jspecify.annotations.NullMarked;
