/** The histories of other shells, and how they are added to that of the prompt. */
@NullMarked
package aish.session.imports;

import org.jspecify.annotations.NullMarked;
