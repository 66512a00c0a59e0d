/** The user's rules about what models may do. */
@NullMarked
package aish.safety.permissions;

import org.jspecify.annotations.NullMarked;
