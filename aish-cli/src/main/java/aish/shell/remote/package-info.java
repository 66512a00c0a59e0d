/** Shells on other machines: what reaches them, and what is said to them. */
@NullMarked
package aish.shell.remote;

import org.jspecify.annotations.NullMarked;
