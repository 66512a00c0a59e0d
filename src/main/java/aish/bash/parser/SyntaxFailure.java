package aish.bash.parser;

/** Thrown when the text does not match the grammar; never leaves the parser. */
public final class SyntaxFailure extends RuntimeException {
    private final String why;
    private final int place;

    SyntaxFailure(String why, int place) {
        super(why, null, false, false);
        this.why = why;
        this.place = place;
    }

    public String why() {
        return why;
    }

    public int place() {
        return place;
    }
}
