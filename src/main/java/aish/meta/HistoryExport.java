package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.console.Operator.YesNo;
import aish.console.PlainText;
import aish.engine.SessionKeeper;
import aish.store.NewerVersionException;
import aish.store.PrivateFiles;
import aish.store.Recorded;
import aish.store.SessionReader;
import aish.text.HomePath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** {@code :history export}: writes the session to a file of the person's. */
public final class HistoryExport {
    private final SessionKeeper keeper;
    private final Supplier<Path> directory;
    private final Path home;
    private final Function<List<Recorded>, String> markdown;
    private final UnaryOperator<String> redaction;
    private final Operator person;
    private final EventSink events;

    /**
     * @param directory where the shell is
     * @param markdown makes a text of a record
     * @param redaction takes secrets out of a text
     */
    public HistoryExport(
            SessionKeeper keeper,
            Supplier<Path> directory,
            Path home,
            Function<List<Recorded>, String> markdown,
            UnaryOperator<String> redaction,
            Operator person,
            EventSink events) {
        this.keeper = keeper;
        this.directory = directory;
        this.home = home;
        this.markdown = markdown;
        this.redaction = redaction;
        this.person = person;
        this.events = events;
    }

    Next run(String name) throws IOException, NewerVersionException {
        Optional<String> id = keeper.current();
        boolean lines = name.endsWith(".jsonl");
        if (!lines && !name.endsWith(".md")) {
            return fail(":history export takes a file that ends in .md or .jsonl");
        }
        if (id.isEmpty()) {
            return fail("nothing is recorded yet");
        }
        Path file = directory.get().resolve(HomePath.expand(name, home));
        if (Files.exists(file) && !mayReplace(file)) {
            return fail(PlainText.oneLine(file.toString()) + " was not changed");
        }
        if (lines) {
            keeper.store().export(id.get(), file, redaction);
        } else {
            SessionReader.Contents contents =
                    SessionReader.read(
                            keeper.store().log(id.get()), keeper.store().outputs(id.get()));
            PrivateFiles.replace(file, markdown.apply(contents.events()), false);
        }
        events.emit(new Event.Notice("written: " + PlainText.oneLine(file.toString())));
        return Next.PROMPT;
    }

    private boolean mayReplace(Path file) {
        return person.choose(
                        PlainText.oneLine(file.toString()) + " already exists. Replace it?",
                        List.of(YesNo.values()),
                        YesNo.NO)
                .filter(answer -> answer == YesNo.YES)
                .isPresent();
    }

    private Next fail(String problem) {
        events.emit(new Event.Problem(problem));
        return Next.FAILED;
    }
}
