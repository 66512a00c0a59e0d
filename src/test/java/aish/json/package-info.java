/** Tests of reading and writing JSON. */
@NullMarked
package aish.json;

import org.jspecify.annotations.NullMarked;
