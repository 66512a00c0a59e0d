@NullMarked
package aish.script;

import org.jspecify.annotations.NullMarked;
