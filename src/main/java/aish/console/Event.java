package aish.console;

/** Something that happened and that a person may want to see. */
public sealed interface Event {
    /** Text that was asked for, such as help. */
    record Answer(String text) implements Event {}

    /** A remark of aish's own, one line. */
    record Notice(String text) implements Event {}

    /** Something went wrong; one line says what, where, and what to do. */
    record Problem(String text) implements Event {}

    /** The screen is to be wiped. */
    record ClearScreen() implements Event {}
}
