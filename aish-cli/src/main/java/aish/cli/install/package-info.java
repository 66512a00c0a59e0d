/** How aish got onto this machine, and what it takes over from other tools. */
@NullMarked
package aish.cli.install;

import org.jspecify.annotations.NullMarked;
