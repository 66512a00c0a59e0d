package aish.model.offline;

import aish.model.Cancellation;
import java.util.List;
import java.util.Optional;

/** The machine's manual pages, as far as it has an index of them. */
public interface Manual {
    /** A page and what it says it is about. */
    record Page(String name, String about) {}

    /** Pages whose short description has a keyword, those with most of them first. */
    List<Page> search(List<String> keywords, Cancellation cancellation);

    /** What the page of that name says it is about. */
    Optional<Page> about(String name, Cancellation cancellation);

    /** A machine without pages. */
    static Manual none() {
        return new Manual() {
            @Override
            public List<Page> search(List<String> keywords, Cancellation cancellation) {
                return List.of();
            }

            @Override
            public Optional<Page> about(String name, Cancellation cancellation) {
                return Optional.empty();
            }
        };
    }
}
