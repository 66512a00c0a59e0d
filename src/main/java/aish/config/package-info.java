/** Finds, reads and checks the person's settings, and says where each one came from. */
@NullMarked
package aish.config;

import org.jspecify.annotations.NullMarked;
