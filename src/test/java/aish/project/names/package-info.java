@NullMarked
package aish.project.names;

import org.jspecify.annotations.NullMarked;
