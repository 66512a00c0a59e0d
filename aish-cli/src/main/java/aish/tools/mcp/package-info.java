/** Servers that speak the Model Context Protocol, behind the official library. */
@NullMarked
package aish.tools.mcp;

import org.jspecify.annotations.NullMarked;
