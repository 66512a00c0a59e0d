package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.context.Attachment;
import aish.context.OutputText;
import aish.engine.ContextDesk;
import aish.shell.CapturedOutput;
import aish.store.KeptOutput;
import aish.store.OutputStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code :add-output}: attaches what a command printed, here or elsewhere. */
public record OutputCommand(OutputStore outputs, ContextDesk desk, EventSink events)
        implements MetaCommand, Replies {
    private static final String PREFIX = "out-";
    private static final String LAST = "last";

    /** The beginning and the end of what is longer. */
    private static final int MOST_CHARACTERS = 200_000;

    @Override
    public Next run(String arguments) {
        AttachArguments wanted = AttachArguments.of(arguments);
        String name = wanted.rest();
        if (name.isEmpty()) {
            events.emit(new Event.Notice("paste the output; a line with a single . ends it"));
            return new Next.Gather(text -> add(text, wanted.localOnly()));
        }
        Optional<Integer> number = name.equals(LAST) ? outputs.newest() : number(name);
        Optional<Path> file = number.flatMap(outputs::find);
        if (file.isEmpty()) {
            String newest =
                    outputs.newest().map(n -> "the newest is out-" + n).orElse("none is kept yet");
            return fail("no output is kept as " + name + "; " + newest);
        }
        return add(number.orElseThrow(), file.get(), wanted.localOnly());
    }

    private static Optional<Integer> number(String name) {
        String digits = name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
        try {
            return Optional.of(Integer.valueOf(digits));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private Next add(int number, Path file, boolean localOnly) {
        CapturedOutput kept =
                KeptOutput.load(new CapturedOutput(number, "", 0, "", false, Optional.of(file)));
        String text = new OutputText().of(kept, MOST_CHARACTERS);
        if (text.isBlank()) {
            return fail(kept.name() + " holds no text; nothing was attached");
        }
        say(
                desk.attach(
                        new Attachment.Draft(
                                Attachment.Kind.OUTPUT,
                                kept.name(),
                                "a command of this session",
                                text,
                                localOnly)));
        return Next.PROMPT;
    }

    private void add(String text, boolean localOnly) {
        if (text.isBlank()) {
            events.emit(new Event.Notice("there is no text; nothing was attached"));
            return;
        }
        say(
                desk.attach(
                        new Attachment.Draft(
                                Attachment.Kind.OUTPUT,
                                "pasted",
                                "pasted by the person",
                                text.stripTrailing(),
                                localOnly)));
    }

    private void say(Attachment added) {
        events.emit(new Event.Notice(AttachCommand.describe(added, desk)));
    }

    @Override
    public List<String> complete(List<String> earlier) {
        if (!earlier.isEmpty()) {
            return List.of();
        }
        List<String> names = new ArrayList<>();
        names.add(LAST);
        names.add(AttachArguments.LOCAL_ONLY);
        outputs.numbers().forEach(number -> names.add(PREFIX + number));
        return names;
    }
}
