/** One exchange with a model, and what comes of it: suggestions, and a person's decisions. */
@NullMarked
package aish.engine;

import org.jspecify.annotations.NullMarked;
