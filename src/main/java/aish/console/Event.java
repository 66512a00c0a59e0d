package aish.console;

import aish.model.Delta;
import aish.model.Reply;

/** Something that happened and that a person may want to see. */
public sealed interface Event {
    /** Text that was asked for, such as help. */
    record Answer(String text) implements Event {}

    /** A remark of aish's own, one line. */
    record Notice(String text) implements Event {}

    /** Something went wrong; one line says what, where, and what to do. */
    record Problem(String text) implements Event {}

    /** A model was asked; its answer follows in pieces. */
    record Asked(String model) implements Event {}

    /** A piece of the answer arrived. */
    record Streamed(Delta delta) implements Event {}

    /** The answer is over, whole or not. */
    record Answered(Reply reply) implements Event {}

    /** A command that a model proposed is about to run. */
    record Running(String command) implements Event {}

    /** A command that a model proposed, by the name under which it can be run. */
    record Suggested(String id, String command) implements Event {}

    /** The screen is to be wiped. */
    record ClearScreen() implements Event {}
}
