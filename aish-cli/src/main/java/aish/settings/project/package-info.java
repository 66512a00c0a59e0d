/** The settings of a project, and what they could do. */
@NullMarked
package aish.settings.project;

import org.jspecify.annotations.NullMarked;
