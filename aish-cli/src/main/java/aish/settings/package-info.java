/** Finds, reads and checks the settings, and says where each one came from. */
@NullMarked
package aish.settings;

import org.jspecify.annotations.NullMarked;
