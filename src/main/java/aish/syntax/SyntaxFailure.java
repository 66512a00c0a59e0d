package aish.syntax;

/** The text is not what the grammar expects; never leaves the parser. */
final class SyntaxFailure extends RuntimeException {
    private final String why;
    private final int place;

    SyntaxFailure(String why, int place) {
        super(why, null, false, false);
        this.why = why;
        this.place = place;
    }

    String why() {
        return why;
    }

    int place() {
        return place;
    }
}
