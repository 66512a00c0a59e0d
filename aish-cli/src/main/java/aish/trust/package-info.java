/** Whether a project's settings may be used, and who said so. */
@NullMarked
package aish.trust;

import org.jspecify.annotations.NullMarked;
