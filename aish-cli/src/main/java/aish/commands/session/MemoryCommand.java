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
import aish.text.Counted;
import aish.text.PlainText;

/**
 * {@code :memory}: shows and changes what every conversation starts with.
 *
 * @param review goes through items and proposals with the user
 * @param project the root of the project
 * @param told receives changes for the current conversation
 */
public record MemoryCommand(
        MemoryStore store,
        MemoryReview review,
        Redactor redaction,
        Supplier<Path> project,
        Consumer<MemoryItem> told,
        EventSink events)
        implements VerbCommand {
    private static final Pattern OPTION =
            Pattern.compile("--(?:(project)|kind(?:=|\\s+)(\\S*))(?:\\s+|$)");

    @Override
    public Verbs verbs() {
        return new Verbs("memory")
                .verb(
                        "add [--kind KIND] [--project] TEXT",
                        "add a memory",
                        this::add,
                        MemoryCommand::options)
                .verb("forget ID", "delete it", this::forget, this::ids)
                .verb("edit ID [TEXT]", "change it", this::edit, this::ids)
                .verb("search TEXT", "search all projects", this::search)
                .verb("prune", "review old and duplicate memories", _ -> review.prune())
                .verb("summarize", "let the model propose some", _ -> review.summarize())
                .verb("list|", "list the memories", _ -> list());
    }

    @Override
    public Next failed(Exception failure) {
        String reason = PlainText.oneLine(String.valueOf(failure.getMessage()));
        return fail("cannot use the memory: " + reason);
    }

    private static List<String> options(List<String> earlier) {
        boolean kind = !earlier.isEmpty() && earlier.getLast().equals("--kind");
        return kind ? Kind.words() : List.of("--kind", "--project");
    }

    private Next list() throws IOException {
        MemoryStore.Contents contents = store.load();
        Path root = project.get();
        List<MemoryItem> here =
                contents.items().stream().filter(item -> item.appliesIn(root)).toList();
        List<String> lines = new ArrayList<>(here.stream().map(MemoryItem::shown).toList());
        if (lines.isEmpty()) {
            lines.add("No memories yet. :memory add TEXT saves one.");
        }
        int elsewhere = contents.items().size() - here.size();
        if (elsewhere > 0) {
            lines.add("%d more in other projects. :memory search finds them.".formatted(elsewhere));
        }
        if (contents.unreadable() > 0) {
            String unreadable = Counted.of(contents.unreadable(), "line");
            lines.add(unreadable + " of the file cannot be read and stay as they are.");
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
        return answer(found, "No memory contains \"" + words + "\".");
    }

    private Next add(String arguments) throws IOException {
        Optional<Kind> kind = Optional.empty();
        boolean ofProject = false;
        String text = arguments;
        for (Matcher option = OPTION.matcher(text);
                option.lookingAt();
                option = OPTION.matcher(text)) {
            text = text.substring(option.end());
            ofProject |= option.group(1) != null;
            if (option.group(2) != null) {
                kind = Kind.of(option.group(2));
                if (kind.isEmpty()) {
                    return fail("--kind must be one of " + String.join(", ", Kind.words()) + ".");
                }
            }
        }
        if (text.startsWith("--") && !text.matches("(?s)--(\\s.*)?")) {
            return fail("Usage: :memory add [--kind KIND] [--project] TEXT");
        }
        text = text.replaceFirst("^--\\s*", "");
        Kind chosen = kind.orElse(ofProject ? Kind.PROJECT : Kind.FACT);
        if (!review.isFit(text)) {
            return Next.FAILED;
        }
        return added(store.add(chosen, review.scope(ofProject || chosen == Kind.PROJECT), text));
    }

    private Next added(MemoryItem item) {
        told.accept(item);
        return notice("Saved as " + item.shown());
    }

    private Next forget(String name) throws IOException {
        Optional<MemoryItem> gone = store.forget(name);
        return gone.isEmpty()
                ? unknown(name)
                : notice(
                        "Deleted: %s (this conversation still has it; :reset starts a new one)"
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
                        ? "No memories yet. :memory add TEXT saves one."
                        : "No memory %s. The newest is %s."
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
