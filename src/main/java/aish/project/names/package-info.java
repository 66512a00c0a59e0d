/**
 * Names that commands take: branches, targets, hosts, units; read from files, no process started.
 */
@NullMarked
package aish.project.names;

import org.jspecify.annotations.NullMarked;
