package aish.commands.session;

import module java.base;

import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Replies;
import aish.commands.Verbs;
import aish.event.EventSink;
import aish.session.output.OutputStore;

/** {@code :out}: shows a kept output again, page by page. */
public record OutCommand(OutputStore outputs, EventSink events) implements MetaCommand, Replies {

    @Override
    public Next run(String arguments) {
        Optional<Integer> newest = outputs.newest();
        if (newest.isEmpty()) {
            Optional<String> refusal = outputs.refusal().map(why -> "cannot keep outputs: " + why);
            return fail(refusal.orElse("No output yet. Run a command first."));
        }
        Optional<Integer> number = arguments.isEmpty() ? newest : number(arguments);
        if (number.isEmpty()) {
            return fail(
                    ":out takes a number, not %s. The newest is out-%d."
                            .formatted(arguments, newest.get()));
        }
        Optional<Path> file = outputs.find(number.get());
        if (file.isEmpty()) {
            return fail(
                    (number.get() < newest.get()
                                    ? "out-%d is gone: it was not kept, or its file was deleted."
                                    : "No output out-%d.")
                            .concat(" The newest is out-%d.")
                            .formatted(number.get(), newest.get()));
        }
        return new Next.Page(file.get());
    }

    /** Returns the number of an output, given as {@code out-N} or {@code N}. */
    public static Optional<Integer> number(String name) {
        int number = Verbs.number(name.startsWith("out-") ? name.substring(4) : name);
        return number > 0 ? Optional.of(number) : Optional.empty();
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty()
                ? outputs.numbers().stream().map(String::valueOf).toList()
                : List.of();
    }
}
