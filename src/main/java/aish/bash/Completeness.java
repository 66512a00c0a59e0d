package aish.bash;

import java.util.Optional;

/** Whether bash would run the text on Enter or ask for another line. */
public sealed interface Completeness {
    /** Complete, or wrong in a way that no further line can fix, which bash reports itself. */
    record Complete() implements Completeness {}

    /**
     * Another line is needed.
     *
     * @param open the innermost open construct
     * @param delimiter the line that ends an open here-document
     */
    record Incomplete(OpenConstruct open, Optional<String> delimiter) implements Completeness {
        public Incomplete(OpenConstruct open) {
            this(open, Optional.empty());
        }
    }
}
