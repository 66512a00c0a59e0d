/** The models to choose from, and the guard through which every request to them leaves. */
@NullMarked
package aish.app.models;

import org.jspecify.annotations.NullMarked;
