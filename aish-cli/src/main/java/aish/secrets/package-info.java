/** Finds secrets in text, hides them behind placeholders, and restores them. */
@NullMarked
package aish.secrets;

import org.jspecify.annotations.NullMarked;
