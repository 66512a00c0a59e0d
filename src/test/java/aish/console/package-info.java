/** Tests of prompts, plain text and interrupts. */
@NullMarked
package aish.console;

import org.jspecify.annotations.NullMarked;
