package aish.commands;

import aish.chat.Suggestion;
import java.nio.file.Path;
import java.util.function.Consumer;

/** What is to happen after a meta command. */
public sealed interface Next {
    /** The next prompt. */
    record Prompt() implements Next {}

    /** The command was not understood or failed, and has said so. */
    record Failed() implements Next {}

    /** The end of aish. */
    record Quit() implements Next {}

    /** A command for the shell. */
    record Run(String command) implements Next {}

    /** A command for the shell, and then a text to be changed at the prompt. */
    record RunThenEdit(String command, String text) implements Next {}

    /** A command that a model proposed and the person names to have it run. */
    record Approve(Suggestion suggestion) implements Next {}

    /** A question for the model. */
    record Ask(String question) implements Next {}

    /** A text to be changed at the next prompt. */
    record Edit(String text) implements Next {}

    /** A text collected over several lines, then dispatched as one. */
    record Collect() implements Next {}

    /** The same, for whoever wants that text. */
    record Gather(Consumer<String> taker) implements Next {}

    /** A file shown page by page. */
    record Page(Path file) implements Next {}

    /** A goal to be pursued; if empty, the next line is the goal. */
    record Pursue(String goal) implements Next {}

    /** The next line is no goal after all. */
    record Disarm() implements Next {}

    Next PROMPT = new Prompt();
    Next FAILED = new Failed();

    /** What follows something that was done or not, and has been said. */
    static Next after(boolean done) {
        return done ? PROMPT : FAILED;
    }
}
