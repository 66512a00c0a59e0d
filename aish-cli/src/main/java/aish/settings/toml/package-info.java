/** Reads and edits TOML. */
@NullMarked
package aish.settings.toml;

import org.jspecify.annotations.NullMarked;
