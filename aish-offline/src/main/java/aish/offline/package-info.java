/** The built-in helper, which answers from its own texts without a model and without a network. */
@NullMarked
package aish.offline;

import org.jspecify.annotations.NullMarked;
