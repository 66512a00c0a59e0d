/** Tests of what all models share. */
@NullMarked
package aish.model;

import org.jspecify.annotations.NullMarked;
