/** Text for people: made harmless, measured, shortened. */
@NullMarked
package aish.text;

import org.jspecify.annotations.NullMarked;
