package aish.meta;

import aish.config.Redaction;
import aish.console.Event;
import aish.console.EventSink;
import aish.console.PlainText;
import aish.project.ProjectRoot;
import aish.store.MemoryItem;
import aish.store.MemoryItem.Kind;
import aish.store.MemoryStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** {@code :memory}: what every conversation begins with. */
public final class MemoryCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual(
                    "memory",
                    List.of(),
                    "memory [add|forget|…]",
                    "what models are told of you and your projects",
                    "memory");
    private static final List<String> VERBS =
            List.of("add", "forget", "edit", "search", "prune", "summarize", "list");

    private final MemoryStore store;
    private final MemoryReview review;
    private final Redaction redaction;
    private final Supplier<Path> directory;
    private final Consumer<MemoryItem> told;
    private final EventSink events;

    /**
     * @param review goes through items and proposals with the person
     * @param directory where the shell is now
     * @param told takes what a conversation under way is to learn
     */
    public MemoryCommand(
            MemoryStore store,
            MemoryReview review,
            Redaction redaction,
            Supplier<Path> directory,
            Consumer<MemoryItem> told,
            EventSink events) {
        this.store = store;
        this.review = review;
        this.redaction = redaction;
        this.directory = directory;
        this.told = told;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        String line = arguments.strip();
        String verb = first(line);
        String rest = line.substring(verb.length()).strip();
        try {
            return switch (verb) {
                case "", "list" -> list();
                case "add" -> add(rest);
                case "forget" -> forget(rest);
                case "edit" -> edit(rest);
                case "search" -> search(rest);
                case "prune" -> rest.isEmpty() ? review.prune() : usage();
                case "summarize" -> rest.isEmpty() ? review.summarize() : usage();
                default -> usage();
            };
        } catch (IOException e) {
            return fail(
                    "the memory cannot be used: "
                            + PlainText.oneLine(String.valueOf(e.getMessage())));
        }
    }

    private static String first(String text) {
        int blank = 0;
        while (blank < text.length() && !Character.isWhitespace(text.charAt(blank))) {
            blank++;
        }
        return text.substring(0, blank);
    }

    private Next usage() {
        return fail(":memory takes " + String.join(", ", VERBS) + "; see :help memory");
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
            lines.add(
                    "and "
                            + contents.unreadable()
                            + (contents.unreadable() == 1 ? " line" : " lines")
                            + " of the file that cannot be read, which stay there");
        }
        return tell(String.join("\n", lines));
    }

    private Next search(String words) throws IOException {
        if (words.isEmpty()) {
            return usage();
        }
        String wanted = words.toLowerCase(Locale.ROOT);
        List<String> found =
                store.load().items().stream()
                        .filter(item -> item.text().toLowerCase(Locale.ROOT).contains(wanted))
                        .map(MemoryItem::shown)
                        .toList();
        return tell(
                found.isEmpty() ? "nothing remembered says " + words : String.join("\n", found));
    }

    private Next add(String arguments) throws IOException {
        Optional<Kind> kind = Optional.empty();
        boolean project = false;
        String text = arguments;
        while (text.startsWith("--")) {
            String option = first(text);
            text = text.substring(option.length()).strip();
            if (option.equals("--project")) {
                project = true;
            } else if (option.equals("--kind") || option.startsWith("--kind=")) {
                String name =
                        option.equals("--kind")
                                ? first(text)
                                : option.substring("--kind=".length());
                kind = Kind.of(name);
                if (kind.isEmpty()) {
                    return fail("a kind is one of " + String.join(", ", Kind.words()));
                }
                text = option.equals("--kind") ? text.substring(name.length()).strip() : text;
            } else if (option.equals("--")) {
                break;
            } else {
                return fail(":memory add takes --kind KIND, --project and a text");
            }
        }
        Kind chosen = kind.orElse(project ? Kind.PROJECT : Kind.FACT);
        if (!isFit(text)) {
            return Next.FAILED;
        }
        return added(store.add(chosen, scope(project || chosen == Kind.PROJECT), text));
    }

    private Optional<Path> scope(boolean project) {
        return project ? Optional.of(ProjectRoot.of(directory.get())) : Optional.empty();
    }

    private boolean isFit(String text) {
        Optional<String> problem = review.unfit(text);
        problem.ifPresent(this::fail);
        return problem.isEmpty();
    }

    private Next added(MemoryItem item) {
        told.accept(item);
        return notice("remembered as " + item.shown());
    }

    private Next forget(String name) throws IOException {
        Optional<MemoryItem> gone = store.forget(name);
        return gone.isPresent()
                ? notice(
                        "forgotten: "
                                + gone.get().text()
                                + " (a conversation under way still knows it; :reset begins anew)")
                : unknown(name);
    }

    /** With a name alone the text comes to the prompt, in a line that keeps what becomes of it. */
    private Next edit(String arguments) throws IOException {
        String name = first(arguments);
        String text = arguments.substring(name.length()).strip();
        Optional<MemoryItem> item = store.find(name);
        if (item.isEmpty()) {
            return unknown(name);
        }
        if (text.isEmpty()) {
            return new Next.Edit(":memory edit " + item.get().id() + " " + item.get().text());
        }
        if (!isFit(text)) {
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
                        : "no item "
                                + PlainText.oneLine(name.isEmpty() ? "is named" : name)
                                + "; the newest is "
                                + items.getLast().id());
    }

    private Next tell(String text) {
        events.emit(new Event.Answer(text));
        return Next.PROMPT;
    }

    private Next notice(String text) {
        events.emit(new Event.Notice(redaction.of(text)));
        return Next.PROMPT;
    }

    private Next fail(String problem) {
        events.emit(new Event.Problem(problem));
        return Next.FAILED;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        if (earlier.isEmpty()) {
            return VERBS;
        }
        return switch (earlier.getFirst()) {
            case "forget", "edit" -> earlier.size() == 1 ? ids() : List.of();
            case "add" ->
                    earlier.getLast().equals("--kind")
                            ? Kind.words()
                            : List.of("--kind", "--project");
            default -> List.of();
        };
    }

    private List<String> ids() {
        try {
            return store.load().items().stream().map(MemoryItem::id).toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
