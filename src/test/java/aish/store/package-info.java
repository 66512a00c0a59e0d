/** Tests of what is kept on disk. */
@NullMarked
package aish.store;

import org.jspecify.annotations.NullMarked;
