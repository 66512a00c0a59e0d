/** Model servers: found on this machine or named by an address, and tried. */
@NullMarked
package aish.cli.models;

import org.jspecify.annotations.NullMarked;
