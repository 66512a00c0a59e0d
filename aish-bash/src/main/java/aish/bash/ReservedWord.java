package aish.bash;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Words that are syntax where a command may start. */
public enum ReservedWord {
    IF("if"),
    THEN("then"),
    ELIF("elif"),
    ELSE("else"),
    FI("fi"),
    WHILE("while"),
    UNTIL("until"),
    DO("do"),
    DONE("done"),
    FOR("for"),
    SELECT("select"),
    IN("in"),
    CASE("case"),
    ESAC("esac"),
    FUNCTION("function"),
    COPROC("coproc"),
    TIME("time"),
    NOT("!"),
    LEFT_BRACE("{"),
    RIGHT_BRACE("}"),
    LEFT_TEST("[["),
    RIGHT_TEST("]]");

    private static final Map<String, ReservedWord> BY_TEXT = new HashMap<>();

    static {
        for (ReservedWord word : values()) {
            BY_TEXT.put(word.text, word);
        }
    }

    private final String text;

    ReservedWord(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }

    public static @Nullable ReservedWord of(String word) {
        return BY_TEXT.get(word);
    }
}
