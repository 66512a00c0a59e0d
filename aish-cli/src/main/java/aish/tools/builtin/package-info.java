/** Tools that need no server: reading, searching and changing files, and asking the user. */
@NullMarked
package aish.tools.builtin;

import org.jspecify.annotations.NullMarked;
