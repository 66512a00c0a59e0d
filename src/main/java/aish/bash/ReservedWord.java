package aish.bash;

import org.jspecify.annotations.Nullable;

/** Words that are syntax where a command may start. */
public enum ReservedWord {
    IF,
    THEN,
    ELIF,
    ELSE,
    FI,
    WHILE,
    UNTIL,
    DO,
    DONE,
    FOR,
    SELECT,
    IN,
    CASE,
    ESAC,
    FUNCTION,
    COPROC,
    TIME,
    NOT,
    LEFT_BRACE,
    RIGHT_BRACE,
    LEFT_TEST,
    RIGHT_TEST;

    static @Nullable public ReservedWord of(String word) {
        return switch (word) {
            case "if" -> IF;
            case "then" -> THEN;
            case "elif" -> ELIF;
            case "else" -> ELSE;
            case "fi" -> FI;
            case "while" -> WHILE;
            case "until" -> UNTIL;
            case "do" -> DO;
            case "done" -> DONE;
            case "for" -> FOR;
            case "select" -> SELECT;
            case "in" -> IN;
            case "case" -> CASE;
            case "esac" -> ESAC;
            case "function" -> FUNCTION;
            case "coproc" -> COPROC;
            case "time" -> TIME;
            case "!" -> NOT;
            case "{" -> LEFT_BRACE;
            case "}" -> RIGHT_BRACE;
            case "[[" -> LEFT_TEST;
            case "]]" -> RIGHT_TEST;
            default -> null;
        };
    }
}
