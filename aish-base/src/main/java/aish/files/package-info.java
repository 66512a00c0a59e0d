/** Files on disk: private, locked, replaced atomically, and where they live. */
@NullMarked
package aish.files;

import org.jspecify.annotations.NullMarked;
