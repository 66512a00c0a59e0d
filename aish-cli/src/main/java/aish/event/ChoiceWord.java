package aish.event;

import module java.base;

/**
 * Every word that answers a question of aish, with its letter. A letter means the same in all
 * questions, so that remembering it from one cannot do harm in another.
 */
public enum ChoiceWord {
    ABORT("b"),
    ALL("a"),
    ALWAYS("w"),
    APPLY("ap"),
    CONTINUE("o"),
    COPY("c"),
    /** Two letters, because one would be unclear. */
    DIFF("di"),
    DROP("dr"),
    EDIT("e"),
    END("d"),
    EXPLAIN("x"),
    FORCE("f", "force-proceed"),
    GOAL("g", "change goal"),
    HERE("h"),
    KEEP("k"),
    LATER("la"),
    NETWORK("try n", "try network"),
    NO("n"),
    ONCE("on"),
    PERMANENTLY("m"),
    PROCEED("p"),
    QUIT("q"),
    REJECT("re"),
    REST("rest"),
    RUN("r"),
    SERVER("v", "always this server"),
    SESSION("t", "this session"),
    SKIP("s"),
    SOME("so"),
    TOOL("l", "always this tool"),
    /** Requires the whole word. */
    TRUST(""),
    TRY("try"),
    WAIT("i"),
    WIDEN("wi"),
    YES("y");

    private final String letter;
    private final String label;

    ChoiceWord(String letter) {
        this.letter = letter;
        this.label = word();
    }

    ChoiceWord(String letter, String label) {
        this.letter = letter;
        this.label = label;
    }

    /** Empty if only the whole word counts. */
    public String letter() {
        return letter;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The text for display; it contains the letter. */
    public String label() {
        return label;
    }
}
