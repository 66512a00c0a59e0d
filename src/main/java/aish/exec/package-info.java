/** The one road on which commands reach the shell: assessed, checked, recorded, run, published. */
@NullMarked
package aish.exec;

import org.jspecify.annotations.NullMarked;
