package aish.commands;

import module java.base;

import aish.chat.Patches;
import aish.chat.Suggestion;
import aish.exec.rehearsal.Rehearsals.Network;
import aish.patch.Allowance;

/** What happens after a meta command. */
public sealed interface Next {
    record Prompt() implements Next {}

    /** The command was not understood or failed, which has been reported. */
    record Failed() implements Next {}

    /** A command ran outside the shell of the session, with this exit status. */
    record Ran(int status) implements Next {}

    /** The end of aish. */
    record Quit() implements Next {}

    /** A command for the shell. */
    record Run(String command) implements Next {}

    /** A command for the shell, and then a text to edit at the prompt. */
    record RunThenEdit(String command, String text) implements Next {}

    /** A suggestion that the user wants to run. */
    record Approve(Suggestion suggestion) implements Next {}

    /**
     * A patch that the user wants to apply.
     *
     * @param allowed what the user allows explicitly
     */
    record ApplyPatch(Patches.Proposed patch, Set<Allowance> allowed) implements Next {}

    /** A question for the model. */
    record Ask(String question) implements Next {}

    /** A question for the model, which may look but change nothing. */
    record Plan(String question) implements Next {}

    /** A text to edit at the next prompt. */
    record Edit(String text) implements Next {}

    /** A text collected over several lines, then dispatched as one. */
    record Collect() implements Next {}

    /** A text collected over several lines, for the given consumer. */
    record Gather(Consumer<String> taker) implements Next {}

    /** A file shown page by page. */
    record Page(Path file) implements Next {}

    /** A text shown page by page, unless it fits the screen. */
    record Show(String text) implements Next {}

    /**
     * A goal to pursue; if empty, the next line is the goal.
     *
     * @param copy the network of the copy of the disk to work on; empty for the disk itself
     */
    record Pursue(String goal, Optional<Network> copy) implements Next {}

    /** The next line is not a goal after all. */
    record Disarm() implements Next {}

    Next PROMPT = new Prompt();
    Next FAILED = new Failed();

    /** Returns what follows something that succeeded or failed, which has been reported. */
    static Next after(boolean done) {
        return done ? PROMPT : FAILED;
    }
}
