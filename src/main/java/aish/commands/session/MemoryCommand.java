package aish.commands.session;

import module java.base;

import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.event.EventSink;
import aish.memory.MemoryItem;
import aish.memory.MemoryItem.Kind;
import aish.memory.MemoryStore;
import aish.secrets.Redactor;
import aish.text.PlainText;
import aish.workspace.ProjectRoot;

/**
 * {@code :memory}: shows and changes what every conversation starts with.
 *
 * @param review goes through items and proposals with the user
 * @param directory the shell's current directory
 * @param told receives changes for the current conversation
 */
public record MemoryCommand(
        MemoryStore store,
        MemoryReview review,
        Redactor redaction,
        Supplier<Path> directory,
        Consumer<MemoryItem> told,
        EventSink events)
        implements VerbCommand {
    @Override
    public Verbs verbs() {
        return new Verbs("memory")
                .verb(
                        "add [--kind KIND] [--project] TEXT",
                        "remember something",
                        this::add,
                        MemoryCommand::options)
                .verb("forget ID", "forget it", this::forget, this::ids)
                .verb("edit ID [TEXT]", "change it", this::edit, this::ids)
                .verb("search TEXT", "find it in all projects", this::search)
                .verb("prune", "review what is old, double or orphaned", _ -> review.prune())
                .verb("summarize", "let the model propose some", _ -> review.summarize())
                .verb("list|", "what is remembered", _ -> list());
    }

    @Override
    public Next failed(Exception failure) {
        String reason = PlainText.oneLine(String.valueOf(failure.getMessage()));
        return fail("the memory cannot be used: " + reason);
    }

    private static List<String> options(List<String> earlier) {
        boolean kind = !earlier.isEmpty() && earlier.getLast().equals("--kind");
        return kind ? Kind.words() : List.of("--kind", "--project");
    }

    private Next list() throws IOException {
        MemoryStore.Contents contents = store.load();
        Path project = ProjectRoot.of(directory.get());
        List<MemoryItem> here =
                contents.items().stream()
                        .filter(item -> item.project().map(project::equals).orElse(true))
                        .toList();
        List<String> lines = new ArrayList<>(here.stream().map(MemoryItem::shown).toList());
        if (lines.isEmpty()) {
            lines.add("nothing is remembered here; :memory add TEXT begins");
        }
        int elsewhere = contents.items().size() - here.size();
        if (elsewhere > 0) {
            lines.add("and " + elsewhere + " in other projects; :memory search finds them");
        }
        if (contents.unreadable() > 0) {
            String unreadable = SessionText.counted(contents.unreadable(), "line");
            lines.add("and " + unreadable + " of the file that cannot be read, which stay there");
        }
        return answer(String.join("\n", lines));
    }

    private Next search(String words) throws IOException {
        String wanted = words.toLowerCase(Locale.ROOT);
        List<String> found =
                store.load().items().stream()
                        .filter(item -> item.text().toLowerCase(Locale.ROOT).contains(wanted))
                        .map(MemoryItem::shown)
                        .toList();
        return answer(found, "nothing remembered says " + words);
    }

    private Next add(String arguments) throws IOException {
        Optional<Kind> kind = Optional.empty();
        boolean project = false;
        String text = arguments;
        while (text.startsWith("--")) {
            String option = Verbs.firstWord(text);
            text = text.substring(option.length()).strip();
            if (option.equals("--project")) {
                project = true;
            } else if (option.equals("--kind") || option.startsWith("--kind=")) {
                boolean apart = option.equals("--kind");
                String name = apart ? Verbs.firstWord(text) : option.substring("--kind=".length());
                kind = Kind.of(name);
                if (kind.isEmpty()) {
                    return fail("a kind is one of " + String.join(", ", Kind.words()));
                }
                text = apart ? text.substring(name.length()).strip() : text;
            } else if (option.equals("--")) {
                break;
            } else {
                return fail(":memory add takes --kind KIND, --project and a text");
            }
        }
        Kind chosen = kind.orElse(project ? Kind.PROJECT : Kind.FACT);
        if (!review.isFit(text)) {
            return Next.FAILED;
        }
        return added(store.add(chosen, review.scope(project || chosen == Kind.PROJECT), text));
    }

    private Next added(MemoryItem item) {
        told.accept(item);
        return notice("remembered as " + item.shown());
    }

    private Next forget(String name) throws IOException {
        Optional<MemoryItem> gone = store.forget(name);
        return gone.isEmpty()
                ? unknown(name)
                : notice(
                        "forgotten: %s (a conversation under way still knows it; :reset begins anew)"
                                .formatted(gone.get().text()));
    }

    /** Given only a name, puts a line into the prompt that saves the edited text. */
    private Next edit(String arguments) throws IOException {
        String name = Verbs.firstWord(arguments);
        String text = arguments.substring(name.length()).strip();
        Optional<MemoryItem> item = store.find(name);
        if (item.isEmpty()) {
            return unknown(name);
        }
        if (text.isEmpty()) {
            return new Next.Edit(":memory edit " + item.get().id() + " " + item.get().text());
        }
        if (!review.isFit(text)) {
            return Next.FAILED;
        }
        Optional<MemoryItem> changed = store.edit(name, text);
        return changed.isPresent() ? added(changed.get()) : unknown(name);
    }

    private Next unknown(String name) throws IOException {
        List<MemoryItem> items = store.load().items();
        return fail(
                items.isEmpty()
                        ? "nothing is remembered yet"
                        : "no item %s; the newest is %s"
                                .formatted(PlainText.oneLine(name), items.getLast().id()));
    }

    @Override
    public Next notice(String text) {
        return VerbCommand.super.notice(redaction.of(text));
    }

    private List<String> ids() {
        try {
            return store.load().items().stream().map(MemoryItem::id).toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
