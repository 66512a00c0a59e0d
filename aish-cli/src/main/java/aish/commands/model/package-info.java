/** The :commands about models, tools and what they cost. */
@NullMarked
package aish.commands.model;

import org.jspecify.annotations.NullMarked;
