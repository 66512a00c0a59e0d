package aish.offline;

import module java.base;

import aish.process.Cancellation;

/** The machine's manual pages, as far as they are indexed. */
public interface ManualPages {
    /** A manual page and its short description. */
    record Page(String name, String about) {}

    /**
     * Returns pages whose short description contains a keyword, those with the most keywords first.
     */
    List<Page> search(List<String> keywords, Cancellation cancellation);

    /** Returns the page of that name with its short description. */
    Optional<Page> about(String name, Cancellation cancellation);
}
