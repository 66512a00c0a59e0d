/** Which files a command affects, and what would be lost. */
@NullMarked
package aish.safety.files;

import org.jspecify.annotations.NullMarked;
