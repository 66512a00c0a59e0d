package aish.bash.scanner;

import aish.bash.OpenConstruct;
import java.util.Optional;

/** What encloses a list of commands. */
enum Enclosure {
    TEXT(Optional.empty()),
    SUBSHELL(Optional.of(OpenConstruct.PARENTHESIS)),
    /** After {@code function NAME}: a subshell, or the empty parentheses of the definition. */
    FUNCTION_PARENTHESES(Optional.of(OpenConstruct.PARENTHESIS)),
    SUBSTITUTION(Optional.of(OpenConstruct.SUBSTITUTION)),
    BACKTICKS(Optional.of(OpenConstruct.BACKTICK)),
    BRACES(Optional.of(OpenConstruct.BRACE)),
    IF_CONDITION(Optional.of(OpenConstruct.IF)),
    THEN_PART(Optional.of(OpenConstruct.IF)),
    ELSE_PART(Optional.of(OpenConstruct.IF)),
    LOOP_CONDITION(Optional.of(OpenConstruct.LOOP)),
    LOOP_BODY(Optional.of(OpenConstruct.LOOP)),
    LOOP_BRACES(Optional.of(OpenConstruct.LOOP)),
    CASE_CLAUSE(Optional.of(OpenConstruct.CASE));

    private final Optional<OpenConstruct> open;

    Enclosure(Optional<OpenConstruct> open) {
        this.open = open;
    }

    Optional<OpenConstruct> open() {
        return open;
    }

    boolean endsWithParenthesis() {
        return this == SUBSHELL || this == SUBSTITUTION || this == FUNCTION_PARENTHESES;
    }

    /** Whether its newlines are its own and do not end the outer line. */
    boolean hasOwnLines() {
        return this == SUBSTITUTION || this == BACKTICKS;
    }

    boolean mayBeEmpty() {
        return this == SUBSTITUTION || this == FUNCTION_PARENTHESES || this == CASE_CLAUSE;
    }
}
