/**
 * Names that commands take: branches, targets, hosts, units; read from files, no process is
 * started.
 */
@NullMarked
package aish.workspace.names;

import org.jspecify.annotations.NullMarked;
