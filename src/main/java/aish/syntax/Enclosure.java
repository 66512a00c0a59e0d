package aish.syntax;

import java.util.Optional;

/** What a list of commands stands in. */
enum Enclosure {
    TEXT(Optional.empty()),
    SUBSHELL(Optional.of(Open.PARENTHESIS)),
    /** After {@code function NAME}: a subshell, or the empty parentheses of the definition. */
    FUNCTION_PARENTHESES(Optional.of(Open.PARENTHESIS)),
    SUBSTITUTION(Optional.of(Open.SUBSTITUTION)),
    BACKTICKS(Optional.of(Open.BACKTICK)),
    BRACES(Optional.of(Open.BRACE)),
    IF_CONDITION(Optional.of(Open.IF)),
    THEN_PART(Optional.of(Open.IF)),
    ELSE_PART(Optional.of(Open.IF)),
    LOOP_CONDITION(Optional.of(Open.LOOP)),
    LOOP_BODY(Optional.of(Open.LOOP)),
    LOOP_BRACES(Optional.of(Open.LOOP)),
    CASE_CLAUSE(Optional.of(Open.CASE));

    private final Optional<Open> open;

    Enclosure(Optional<Open> open) {
        this.open = open;
    }

    Optional<Open> open() {
        return open;
    }

    boolean endsWithParenthesis() {
        return this == SUBSHELL || this == SUBSTITUTION || this == FUNCTION_PARENTHESES;
    }

    /** Whether a line end in it belongs to it alone, and not to the line around it. */
    boolean hasLinesOfItsOwn() {
        return this == SUBSTITUTION || this == BACKTICKS;
    }

    boolean mayBeEmpty() {
        return this == SUBSTITUTION || this == FUNCTION_PARENTHESES || this == CASE_CLAUSE;
    }
}
