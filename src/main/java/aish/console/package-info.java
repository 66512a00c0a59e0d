/** What the program tells a person, and how it learns that a person wants it to stop. */
@NullMarked
package aish.console;

import org.jspecify.annotations.NullMarked;
