package aish.meta;

import aish.console.EventSink;
import aish.store.OutputStore;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** {@code :out}: shows a kept output again, page by page. */
public record OutCommand(OutputStore outputs, EventSink events) implements MetaCommand, Replies {

    @Override
    public Next run(String arguments) {
        String wanted =
                arguments.startsWith("out-") ? arguments.substring("out-".length()) : arguments;
        Optional<Integer> newest = outputs.newest();
        if (newest.isEmpty()) {
            return fail(
                    outputs.refusal()
                            .map(reason -> "outputs cannot be kept: " + reason)
                            .orElse("no output is kept yet"));
        }
        Optional<Integer> number = wanted.isEmpty() ? newest : parse(wanted);
        if (number.isEmpty()) {
            return fail(
                    ":out takes a number, not "
                            + arguments
                            + "; the newest is out-"
                            + newest.get());
        }
        Optional<Path> file = outputs.find(number.get());
        if (file.isEmpty()) {
            return fail("out-" + number.get() + " is not kept; the newest is out-" + newest.get());
        }
        return new Next.Page(file.get());
    }

    private static Optional<Integer> parse(String number) {
        try {
            return Optional.of(Integer.valueOf(number));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty()
                ? outputs.numbers().stream().map(String::valueOf).toList()
                : List.of();
    }
}
