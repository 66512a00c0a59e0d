/** The symbols of a project: what its files define, where, and how important it is. */
@NullMarked
package aish.workspace.symbols;

import org.jspecify.annotations.NullMarked;
