package aish.commands.session;

import module java.base;

import aish.chat.SessionResumer;
import aish.commands.NamedFiles;
import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.context.Conversation;
import aish.context.Turn;
import aish.event.EventSink;
import aish.files.PrivateFiles;
import aish.session.SessionStore;
import aish.session.TimedEvent;
import aish.session.record.NewerVersionException;
import aish.session.record.SessionReader;

/**
 * {@code :history}: shows the exchanges of this session and of earlier ones.
 *
 * @param markdown formats a record as text
 * @param redaction removes secrets from a text
 */
public record HistoryCommand(
        Conversation conversation,
        SessionResumer keeper,
        HistorySearch search,
        NamedFiles files,
        Function<List<TimedEvent>, String> markdown,
        UnaryOperator<String> redaction,
        InstantSource clock,
        EventSink events)
        implements VerbCommand {
    @Override
    public Verbs verbs() {
        return new Verbs("history")
                .alone("list the conversation", _ -> list())
                .verb(
                        "search TEXT",
                        "search questions, answers and commands",
                        search::run,
                        _ -> HistorySearch.OPTIONS)
                .verb("forget N", "delete an exchange", this::forget)
                .verb("export FILE", "write the session as .md or .jsonl", this::export)
                .otherwise("N", "show one exchange in full", this::show, List::of);
    }

    @Override
    public boolean takesFiles(List<String> earlier) {
        return earlier.equals(List.of("export"));
    }

    @Override
    public Next failed(Exception failure) {
        return fail(":history failed: " + failure.getMessage());
    }

    private Next list() {
        List<Conversation.Exchange> exchanges = conversation.exchanges();
        if (exchanges.isEmpty()) {
            return answer("No questions yet in this session.");
        }
        Instant now = clock.instant();
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < exchanges.size(); i++) {
            list.append(i == 0 ? "" : "\n").append(rows(i + 1, exchanges.get(i), now));
        }
        return answer(list.toString());
    }

    private static String rows(int number, Conversation.Exchange exchange, Instant now) {
        Turn.User question = exchange.question();
        return "%3d  %-12s  you    %s%s\n%s  model  %s%s"
                .formatted(
                        number,
                        SessionText.ago(exchange.at(), now),
                        SessionText.firstLine(question.question()),
                        question.attached().isEmpty() ? "" : "  (with command output)",
                        " ".repeat(17),
                        SessionText.firstLine(exchange.answer().text()),
                        exchange.answer().interrupted() ? "  (interrupted)" : "");
    }

    private Next show(String words) {
        int number = Verbs.number(words);
        if (!exists(number)) {
            return fail("No exchange " + words + ". :history lists them; see also :help :history.");
        }
        Conversation.Exchange exchange = conversation.exchanges().get(number - 1);
        return answer(exchange.question().content() + "\n\n" + exchange.answer().content());
    }

    /** Whether an exchange has the number that the user sees. */
    private boolean exists(int number) {
        return number > 0 && number <= conversation.exchanges().size();
    }

    private Next forget(String text) throws IOException, NewerVersionException {
        int number = Verbs.number(text);
        if (!exists(number)) {
            return fail(":history forget takes the number of an exchange. :history lists them.");
        }
        keeper.forget(number - 1);
        return notice("Deleted exchange " + text + ", here and on disk.");
    }

    private Next export(String name) throws IOException, NewerVersionException {
        Optional<String> id = keeper.current();
        boolean lines = name.endsWith(".jsonl");
        if (!lines && !name.endsWith(".md")) {
            return fail("The name of the file must end in .md or .jsonl.");
        }
        if (id.isEmpty()) {
            return fail("Nothing is recorded yet.");
        }
        Optional<Path> file = files.find(name);
        if (file.isEmpty() || !files.mayWrite(List.of(file.get()))) {
            return Next.FAILED;
        }
        SessionStore store = keeper.store();
        if (lines) {
            store.export(id.get(), file.get(), redaction);
        } else {
            List<TimedEvent> events =
                    SessionReader.read(store.log(id.get()), store.outputs(id.get()));
            PrivateFiles.replace(file.get(), markdown.apply(events), false);
        }
        return notice("Wrote " + files.shown(file.get()) + ".", List.of(file.get()));
    }
}
