/** What answers cite: finding the citations in a text, and checking each against what there was. */
@NullMarked
package aish.evidence;

import org.jspecify.annotations.NullMarked;
