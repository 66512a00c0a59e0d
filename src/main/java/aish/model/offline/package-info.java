/**
 * The built-in helper: answers from books it carries along, without weights and without network.
 */
@NullMarked
package aish.model.offline;

import org.jspecify.annotations.NullMarked;
