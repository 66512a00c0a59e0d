/**
 * What is known of the shell, its directory and its programs, for routing, completion and verdicts.
 */
@NullMarked
package aish.front.facts;

import org.jspecify.annotations.NullMarked;
