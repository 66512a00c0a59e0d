/** API keys: found in the environment, in the vault, or by a command. */
@NullMarked
package aish.keys;

import org.jspecify.annotations.NullMarked;
