/** What the model sees: the conversation, what commands printed, and how both become a request. */
@NullMarked
package aish.context;

import org.jspecify.annotations.NullMarked;
