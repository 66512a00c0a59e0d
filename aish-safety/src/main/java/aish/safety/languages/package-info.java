/** Proves that code inside commands only reads: awk, sed, SQL, Python, Perl, Ruby, JavaScript. */
@NullMarked
package aish.safety.languages;

import org.jspecify.annotations.NullMarked;
