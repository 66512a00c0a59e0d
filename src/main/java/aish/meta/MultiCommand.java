package aish.meta;

import java.util.List;

/** {@code :multi}: collects a text over several lines. */
public final class MultiCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "multi",
                    List.of(),
                    "multi",
                    "type several lines, ended by a line with a single .",
                    "aish");

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        return new Next.Collect();
    }
}
