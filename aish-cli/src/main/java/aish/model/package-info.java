/** Asking a model: what goes out, what comes back, and what can go wrong. */
@NullMarked
package aish.model;

import org.jspecify.annotations.NullMarked;
