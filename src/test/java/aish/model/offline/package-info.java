@NullMarked
package aish.model.offline;

import org.jspecify.annotations.NullMarked;
