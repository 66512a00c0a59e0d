package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.session.OutCommand;
import aish.context.Attachment;
import aish.context.Attachment.Kind;
import aish.context.OutputText;
import aish.event.EventSink;
import aish.session.output.OutputStore;
import aish.session.output.OutputStore.OutputReader;
import aish.shell.CapturedOutput;

/** {@code :add output}: attaches the output of a command, or text that the user pastes. */
public record OutputCommand(OutputStore outputs, AttachmentService desk, EventSink events)
        implements MetaCommand, AttachmentReplies {
    private static final String PREFIX = "out-";
    private static final String LAST = "last";

    /** Keeps only the start and the end of a long text. */
    private static final int MOST_CHARACTERS = 200_000;

    @Override
    public Next run(String arguments) {
        String name = arguments.strip();
        if (name.isEmpty()) {
            return typed("Paste the output.", OutputCommand::pasted);
        }
        Optional<Integer> number = name.equals(LAST) ? outputs.newest() : OutCommand.number(name);
        Optional<Path> file = number.flatMap(outputs::find);
        if (file.isEmpty()) {
            String newest =
                    outputs.newest()
                            .map(n -> " The newest is out-" + n + ".")
                            .orElse(" There are none yet.");
            return fail("No output named " + name + "." + newest);
        }
        return add(number.orElseThrow(), file.get());
    }

    private Next add(int number, Path file) {
        CapturedOutput kept =
                OutputReader.load(new CapturedOutput(number, "", 0, "", false, Optional.of(file)));
        String text = new OutputText().of(kept, MOST_CHARACTERS);
        if (text.isBlank()) {
            return fail(kept.name() + " contains no text. Nothing was attached.");
        }
        String from = "a command of this session";
        return attach(new Attachment.Draft(Kind.OUTPUT, kept.name(), from, text));
    }

    private static Attachment.Draft pasted(String text) {
        String from = "pasted by the person";
        return new Attachment.Draft(Kind.OUTPUT, "pasted", from, text.stripTrailing());
    }

    @Override
    public List<String> complete(List<String> earlier) {
        List<String> names = new ArrayList<>(List.of(LAST));
        outputs.numbers().forEach(number -> names.add(PREFIX + number));
        return earlier.isEmpty() ? names : List.of();
    }
}
