/** Makes the cache from which aish starts fast. */
@NullMarked
package aish.app.training;

import org.jspecify.annotations.NullMarked;
