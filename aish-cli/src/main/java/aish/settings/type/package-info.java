/** The types of settings: what values they accept and how these are written. */
@NullMarked
package aish.settings.type;

import org.jspecify.annotations.NullMarked;
