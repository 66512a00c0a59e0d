package aish.offline;

import module java.base;

/** A question with what is known about each of its pieces. */
record ReadQuestion(Question question, List<Interpretation> interpretations) {
    /** What a piece is to the recipes. */
    enum Status {
        /** It has no meaning of its own. */
        STOP,
        /** A recipe mentions it. */
        KNOWN,
        /** No recipe mentions it, so it may be a name. */
        FREE,
        /** It names a file type: "python" in "python files". */
        TYPE,
        /** It is not a word but a path, a number or quoted text, or it is a folder's name. */
        VALUE
    }

    /**
     * @param quality how certain the term is, up to 1
     */
    record Interpretation(Status status, String term, double quality) {}

    /** The quality of a term that may mean something else. */
    static final double DOUBTFUL = 0.5;

    Interpretation at(int index) {
        return interpretations.get(index);
    }

    boolean is(int index, Status status) {
        return question.has(index) && at(index).status() == status;
    }

    /** Returns the term of a piece; empty outside the question and for pieces without a term. */
    String term(int index) {
        return question.has(index) ? at(index).term() : "";
    }

    /** Returns the terms of all pieces, except those that have one of these statuses. */
    Set<String> terms(Status... except) {
        return interpretations.stream()
                .filter(heard -> !List.of(except).contains(heard.status()))
                .map(Interpretation::term)
                .collect(Collectors.toSet());
    }
}
