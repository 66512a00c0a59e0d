/** Tests of deciding where a line goes. */
@NullMarked
package aish.route;

import org.jspecify.annotations.NullMarked;
