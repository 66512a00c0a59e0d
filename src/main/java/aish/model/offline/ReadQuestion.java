package aish.model.offline;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A question with what is known of each of its pieces. */
record ReadQuestion(Question question, List<Heard> heard) {
    /** What a piece is to the books. */
    enum Status {
        /** It carries no meaning. */
        STOP,
        /** The recipes speak of it. */
        KNOWN,
        /** The recipes do not know it, so it may be a name. */
        FREE,
        /** It tells how the names of the files end: "python" in "python files". */
        TYPE,
        /** It is no word: a path, a number, something in quotes. */
        VALUE
    }

    /**
     * @param quality how sure it is that this term was meant, up to 1
     */
    record Heard(Status status, String term, double quality) {}

    /** The quality of a term that may be meant otherwise. */
    static final double DOUBTFUL = 0.5;

    ReadQuestion {
        heard = List.copyOf(heard);
    }

    Heard at(int index) {
        return heard.get(index);
    }

    boolean is(int index, Status status) {
        return index >= 0 && index < heard.size() && heard.get(index).status() == status;
    }

    /** The term of a piece; empty outside of the question and for what has none. */
    String term(int index) {
        return index >= 0 && index < heard.size() ? heard.get(index).term() : "";
    }

    Set<String> terms() {
        Set<String> terms = new LinkedHashSet<>();
        for (Heard one : heard) {
            if (one.status() == Status.KNOWN) {
                terms.add(one.term());
            }
        }
        return terms;
    }
}
