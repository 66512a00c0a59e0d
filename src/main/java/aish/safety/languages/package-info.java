/** Reads code inside commands: awk, sed, SQL, Python and other languages. */
@NullMarked
package aish.safety.languages;

import org.jspecify.annotations.NullMarked;
