package aish.meta;

import aish.console.EventSink;
import aish.console.PlainText;
import aish.engine.SessionKeeper;
import aish.store.NewerVersionException;
import aish.store.PrivateFiles;
import aish.store.Recorded;
import aish.store.SessionReader;
import aish.store.SessionStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * {@code :history export}: writes the session to a file of the person's.
 *
 * @param markdown makes a text of a record
 * @param redaction takes secrets out of a text
 */
public record HistoryExport(
        SessionKeeper keeper,
        NamedFiles files,
        Function<List<Recorded>, String> markdown,
        UnaryOperator<String> redaction,
        EventSink events)
        implements Replies {
    Next run(String name) throws IOException, NewerVersionException {
        Optional<String> id = keeper.current();
        boolean lines = name.endsWith(".jsonl");
        if (!lines && !name.endsWith(".md")) {
            return fail(":history export takes a file that ends in .md or .jsonl");
        }
        if (id.isEmpty()) {
            return fail("nothing is recorded yet");
        }
        Optional<Path> file = files.find(name);
        if (file.isEmpty() || !files.mayWrite(List.of(file.get()))) {
            return Next.FAILED;
        }
        SessionStore store = keeper.store();
        if (lines) {
            store.export(id.get(), file.get(), redaction);
        } else {
            SessionReader.Contents contents =
                    SessionReader.read(store.log(id.get()), store.outputs(id.get()));
            PrivateFiles.replace(file.get(), markdown.apply(contents.events()), false);
        }
        return notice("written: " + PlainText.oneLine(file.get().toString()));
    }
}
