/** The offline helper behind the interface of models. */
@NullMarked
package aish.model.offline;

import org.jspecify.annotations.NullMarked;
