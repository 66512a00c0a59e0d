package aish.bash;

import java.util.Optional;

/** Whether bash would run the text at Enter or ask for another line. */
public sealed interface Completeness {
    /** Finished, or wrong in a way that no further line mends: bash says what it is. */
    record Complete() implements Completeness {}

    /**
     * Another line is needed.
     *
     * @param open the innermost thing that is open
     * @param delimiter the line that ends the text, for a here-document
     */
    record Incomplete(OpenConstruct open, Optional<String> delimiter) implements Completeness {
        public Incomplete(OpenConstruct open) {
            this(open, Optional.empty());
        }
    }
}
