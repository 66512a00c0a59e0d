package aish.model.openai;

import module java.base;

import aish.json.Json;
import aish.json.JsonWriter;
import aish.model.Message.ToolCall;
import org.jspecify.annotations.Nullable;

/**
 * Assembles tool calls from pieces. Servers differ in what a piece carries: an index or none, an id
 * on the first piece, on each, or never, a name whole or split.
 */
final class ToolCallAssembly {
    private final Consumer<String> announce;
    private final List<Part> parts = new ArrayList<>();
    private final Map<Integer, Part> byIndex = new HashMap<>();
    private long size;

    /**
     * @param announce receives the name of each tool, once it is complete
     */
    ToolCallAssembly(Consumer<String> announce) {
        this.announce = announce;
    }

    private static final class Part {
        private String id = "";
        private final StringBuilder name = new StringBuilder();
        private final StringBuilder arguments = new StringBuilder();
        private boolean announced;

        boolean isEmpty() {
            return name.isEmpty() && arguments.isEmpty();
        }
    }

    /** The total number of characters. */
    long size() {
        return size;
    }

    boolean isEmpty() {
        return parts.stream().allMatch(Part::isEmpty);
    }

    /**
     * @param pieces the {@code tool_calls} of one delta
     */
    void add(List<Json> pieces) {
        @Nullable Part before = null;
        for (Json piece : pieces) {
            String id = piece.get("id").text().orElse("");
            Json function = piece.get("function");
            String name = function.get("name").text().orElse("");
            Part part = partOf(piece.get("index").integer(), id, name, before);
            extend(part, id, name, argumentsOf(function.get("arguments")));
            before = part;
        }
    }

    private Part partOf(OptionalInt index, String id, String name, @Nullable Part before) {
        if (index.isEmpty()) {
            return partWithoutIndex(id, name, before);
        }
        Part known = byIndex.get(index.getAsInt());
        // some servers give every call the same index; a new id with a name marks another call
        if (known == null || (!name.isEmpty() && isOther(known, id))) {
            known = begin();
            byIndex.put(index.getAsInt(), known);
        }
        return known;
    }

    private static boolean isOther(Part part, String id) {
        return !id.isEmpty() && !part.id.isEmpty() && !part.id.equals(id);
    }

    /**
     * @param before the call that an earlier piece of the same delta belongs to
     */
    private Part partWithoutIndex(String id, String name, @Nullable Part before) {
        if (!id.isEmpty()) {
            for (Part part : parts) {
                if (part.id.equals(id)) {
                    return part;
                }
            }
            return begin();
        }
        if (parts.isEmpty()) {
            return begin();
        }
        Part last = parts.getLast();
        boolean begun = last == before || !last.arguments.isEmpty();
        return begun && !name.isEmpty() ? begin() : last;
    }

    private Part begin() {
        parts.forEach(this::announce);
        Part part = new Part();
        parts.add(part);
        return part;
    }

    private void extend(Part part, String id, String name, String arguments) {
        if (part.id.isEmpty()) {
            part.id = id;
        }
        boolean repeated = !part.arguments.isEmpty() && name.contentEquals(part.name);
        if (!repeated) {
            part.name.append(name);
        }
        part.arguments.append(arguments);
        size += (long) name.length() + arguments.length();
        if (!part.arguments.isEmpty()) {
            announce(part);
        }
    }

    private void announce(Part part) {
        if (!part.announced && !part.name.isEmpty()) {
            part.announced = true;
            announce.accept(part.name.toString());
        }
    }

    /** Returns the arguments as text; some servers send the object itself. */
    private static String argumentsOf(Json arguments) {
        if (arguments instanceof Json.Obj) {
            return new JsonWriter().value(arguments).toString();
        }
        return arguments.text().orElse("");
    }

    /** Announces the names that are complete only at the end of the answer. */
    void end() {
        parts.forEach(this::announce);
    }

    /**
     * @param answerId makes generated ids differ from those of other answers
     */
    List<ToolCall> calls(String answerId) {
        List<ToolCall> calls = new ArrayList<>();
        for (Part part : parts) {
            if (!part.isEmpty()) {
                String id = part.id.isEmpty() ? inventId(answerId, calls.size()) : part.id;
                calls.add(new ToolCall(id, part.name.toString(), part.arguments.toString()));
            }
        }
        return calls;
    }

    private static String inventId(String answerId, int position) {
        return "call_" + Integer.toHexString(answerId.hashCode()) + "_" + (position + 1);
    }
}
