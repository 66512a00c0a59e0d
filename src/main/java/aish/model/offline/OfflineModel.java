package aish.model.offline;

import module java.base;

import aish.json.JsonWriter;
import aish.model.Cancellation;
import aish.model.Delta;
import aish.model.Message;
import aish.model.ModelClient;
import aish.model.ModelProblem;
import aish.model.ModelRequest;
import aish.model.Reply;
import org.jspecify.annotations.Nullable;

/**
 * Answers without a language model: from recipes, from rules about failures, and from the manual.
 * The same request gets the same answer on the same machine.
 */
public final class OfflineModel implements ModelClient {
    private static final String NAME = "offline";

    private final Lazy<Helper> helper;

    /**
     * @param topics finds a help topic of aish by its name
     */
    public OfflineModel(
            Machine machine, ManualPages manual, Function<String, Optional<String>> topics) {
        this.helper = new Lazy<>(() -> new Helper(machine, manual, topics));
    }

    /** Creates a helper for this machine. */
    public static OfflineModel forSearchPath(
            String searchPath, Function<String, Optional<String>> topics) {
        Machine machine = new SearchPathMachine(searchPath);
        return new OfflineModel(machine, new SystemManual(machine), topics);
    }

    @Override
    public Reply ask(ModelRequest request, Consumer<Delta> listener, Cancellation cancellation) {
        if (cancellation.isCancelled()) {
            return Reply.failed(new ModelProblem.Cancelled());
        }
        String answer = helper.get().answer(HelperRequest.of(request), cancellation);
        StringBuilder said = new StringBuilder();
        for (String piece : pieces(answer)) {
            if (cancellation.isCancelled()) {
                return brokenOff(said.toString());
            }
            said.append(piece);
            listener.accept(new Delta.Text(piece));
        }
        return Reply.whole(answer);
    }

    /** Splits an answer into paragraphs, each with the empty line after it. */
    private static List<String> pieces(String answer) {
        return List.of(answer.split("(?<=\n\n)", -1));
    }

    private static Reply brokenOff(String said) {
        return new Reply(
                said,
                "",
                List.of(),
                Reply.Finish.BROKEN_OFF,
                Optional.empty(),
                Optional.empty(),
                Optional.of(new ModelProblem.Cancelled()));
    }

    @Override
    public String preview(ModelRequest request) {
        JsonWriter json = new JsonWriter();
        json.beginObject().member("model", NAME).name("messages").beginArray();
        for (Message message : request.messages()) {
            json.beginObject();
            switch (message) {
                case Message.Instructions(String text) -> said(json, "system", text);
                case Message.User(String text) -> said(json, "user", text);
                case Message.Assistant(String text, var _) -> said(json, "assistant", text);
                case Message.Tool(String callId, String text) ->
                        said(json.member("tool_call_id", callId), "tool", text);
            }
            json.endObject();
        }
        return json.endArray().endObject().toString();
    }

    private static void said(JsonWriter json, String role, String text) {
        json.member("role", role).member("content", text);
    }

    /**
     * The machine as seen through its search path and directories, which are read on demand.
     *
     * @param searchPath directories separated by colons, as in {@code PATH}
     */
    record SearchPathMachine(String searchPath) implements Machine {
        /**
         * The most names read from one directory; more are not worth searching for a similar name.
         */
        private static final int MOST_ENTRIES = 5_000;

        @Override
        public boolean has(String program) {
            return !program.isEmpty()
                    && program.indexOf('/') < 0
                    && directories().stream()
                            .anyMatch(directory -> Files.isExecutable(directory.resolve(program)));
        }

        @Override
        public Set<String> programs() {
            Set<String> names = new TreeSet<>();
            directories().forEach(directory -> names.addAll(names(directory)));
            return names;
        }

        @Override
        public List<String> entries(String directory) {
            try {
                return names(Path.of(directory));
            } catch (InvalidPathException e) {
                return List.of();
            }
        }

        private List<Path> directories() {
            List<Path> directories = new ArrayList<>();
            for (String directory : searchPath.split(":", -1)) {
                if (directory.startsWith("/") && directory.indexOf('\0') < 0) {
                    directories.add(Path.of(directory));
                }
            }
            return directories;
        }

        private static List<String> names(Path directory) {
            try (Stream<Path> entries = Files.list(directory)) {
                return entries.limit(MOST_ENTRIES)
                        .map(entry -> String.valueOf(entry.getFileName()))
                        .toList();
            } catch (IOException | UncheckedIOException e) {
                return List.of();
            }
        }
    }

    /**
     * Computes a value on first use. Computed twice if two threads ask for it first at the same
     * time.
     */
    static final class Lazy<T> implements Supplier<T> {
        private final Supplier<T> maker;
        private volatile @Nullable T made;

        Lazy(Supplier<T> maker) {
            this.maker = maker;
        }

        @Override
        public T get() {
            T known = made;
            if (known == null) {
                known = maker.get();
                made = known;
            }
            return known;
        }
    }
}
