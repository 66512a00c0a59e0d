/** How aish got onto this machine, what it takes over from other tools, and how it leaves. */
@NullMarked
package aish.cli.install;

import org.jspecify.annotations.NullMarked;
