package aish.model.openai;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;
import aish.model.Message.ToolCall;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ToolCallAssemblyTest {
    private final List<String> announced = new ArrayList<>();
    private final ToolCallAssembly assembly = new ToolCallAssembly(announced::add);

    @Property(tries = 400, edgeCases = EdgeCasesMode.NONE)
    void anyChunkingWithIndicesGivesTheSameCalls(
            @ForAll("calls") @Size(max = 4) List<ToolCall> calls, @ForAll long seed) {
        Random random = new Random(seed);
        List<String> heard = new ArrayList<>();
        ToolCallAssembly whole = new ToolCallAssembly(heard::add);
        List<Deque<String>> queues = new ArrayList<>();
        for (int i = 0; i < calls.size(); i++) {
            queues.add(pieces(calls.get(i), "\"index\":" + i + ",", random));
        }
        while (!queues.isEmpty()) {
            Deque<String> queue = queues.get(random.nextInt(queues.size()));
            // calls begin in the order of their indices, whatever happens later
            Deque<String> chosen = queue.size() == 1 ? queues.getFirst() : queue;
            whole.add(parse("[" + chosen.poll() + "]"));
            queues.removeIf(Deque::isEmpty);
        }
        whole.end();
        assertThat(whole.calls("x")).containsExactlyInAnyOrderElementsOf(calls);
        assertThat(heard).hasSameSizeAs(calls);
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void callsInARowNeedNoIndices(
            @ForAll("calls") @Size(max = 4) List<ToolCall> calls, @ForAll long seed) {
        ToolCallAssembly whole = new ToolCallAssembly(_ -> {});
        for (ToolCall call : calls) {
            for (String piece : pieces(call, "", new Random(seed))) {
                whole.add(parse("[" + piece + "]"));
            }
        }
        assertThat(whole.calls("x")).isEqualTo(calls);
    }

    @Provide
    Arbitrary<List<ToolCall>> calls() {
        Arbitrary<String> names =
                Arbitraries.strings().withChars("ab_").ofMinLength(1).ofMaxLength(6);
        Arbitrary<String> arguments = Arbitraries.of("{}", "{\"a\":1}", "{\"aa\":\"é😀\\n\"}", "x");
        return Combinators.combine(names, arguments)
                .as((name, text) -> new ToolCall("", name, text))
                .list()
                .map(ToolCallAssemblyTest::numbered);
    }

    private static List<ToolCall> numbered(List<ToolCall> calls) {
        List<ToolCall> numbered = new ArrayList<>();
        for (ToolCall call : calls) {
            numbered.add(new ToolCall("id" + numbered.size(), call.name(), call.arguments()));
        }
        return numbered;
    }

    /** The first piece carries the id; name and arguments are split anywhere. */
    private static Deque<String> pieces(ToolCall call, String index, Random random) {
        Deque<String> pieces = new ArrayDeque<>();
        String id = ",\"id\":\"" + call.id() + "\"";
        for (String part : parts(call.name(), random)) {
            pieces.add(piece(index, "name", part, id));
            id = "";
        }
        for (String part : parts(call.arguments(), random)) {
            pieces.add(piece(index, "arguments", part, ""));
        }
        return pieces;
    }

    private static String piece(String index, String member, String text, String id) {
        String quoted = new JsonWriter().value(text).toString();
        return "{" + index + "\"function\":{\"" + member + "\":" + quoted + "}" + id + "}";
    }

    private static List<String> parts(String text, Random random) {
        List<String> parts = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int end = Math.min(text.length(), at + 1 + random.nextInt(3));
            parts.add(text.substring(at, end));
            at = end;
        }
        return parts;
    }

    @Test
    void aServerThatCountsEveryCallAsTheFirst() {
        add("[{\"index\":0,\"id\":\"a\",\"function\":{\"name\":\"f\",\"arguments\":\"{}\"}}]");
        add("[{\"index\":0,\"id\":\"b\",\"function\":{\"name\":\"g\",\"arguments\":\"{}\"}}]");
        assertThat(assembly.calls(""))
                .containsExactly(new ToolCall("a", "f", "{}"), new ToolCall("b", "g", "{}"));
        assertThat(announced).containsExactly("f", "g");
    }

    @Test
    void aServerThatSendsAnotherIdWithEachPiece() {
        add("[{\"index\":0,\"id\":\"a\",\"function\":{\"name\":\"f\",\"arguments\":\"\"}}]");
        add("[{\"index\":0,\"id\":\"b\",\"function\":{\"arguments\":\"{\"}}]");
        add("[{\"index\":0,\"id\":\"c\",\"function\":{\"name\":null,\"arguments\":\"}\"}}]");
        assertThat(assembly.calls("")).containsExactly(new ToolCall("a", "f", "{}"));
    }

    @Test
    void aServerThatRepeatsTheName() {
        add("[{\"index\":0,\"id\":\"a\",\"function\":{\"name\":\"f\",\"arguments\":\"{\"}}]");
        add("[{\"index\":0,\"id\":\"a\",\"function\":{\"name\":\"f\",\"arguments\":\"}\"}}]");
        assertThat(assembly.calls("")).containsExactly(new ToolCall("a", "f", "{}"));
        assertThat(announced).containsExactly("f");
    }

    @Test
    void wholeCallsWithoutIndexOrId() {
        add(
                "[{\"function\":{\"name\":\"f\",\"arguments\":\"\"}},"
                        + "{\"function\":{\"name\":\"g\",\"arguments\":{\"a\":[1]}}}]");
        List<ToolCall> calls = assembly.calls("answer-7");
        assertThat(calls).extracting(ToolCall::name).containsExactly("f", "g");
        assertThat(calls).extracting(ToolCall::arguments).containsExactly("", "{\"a\":[1]}");
        assertThat(calls).extracting(ToolCall::id).doesNotHaveDuplicates().doesNotContain("");
        assertThat(assembly.calls("answer-7")).isEqualTo(calls);
        assertThat(assembly.calls("answer-8")).isNotEqualTo(calls);
    }

    @Test
    void announcesANameOnlyWhenItIsComplete() {
        add("[{\"index\":0,\"function\":{\"name\":\"read_\",\"arguments\":\"\"}}]");
        assertThat(announced).isEmpty();
        add("[{\"index\":0,\"function\":{\"name\":\"file\",\"arguments\":\"\"}}]");
        assertThat(announced).isEmpty();
        assembly.end();
        assertThat(announced).containsExactly("read_file");
    }

    @Test
    void nonsenseIsNoCall() {
        add("[null,1,\"x\",[],{},{\"index\":\"a\"},{\"function\":3}]");
        assertThat(assembly.calls("")).isEmpty();
        assertThat(assembly.isEmpty()).isTrue();
    }

    private void add(String pieces) {
        assembly.add(parse(pieces));
    }

    private static List<Json> parse(String json) {
        try {
            return Json.parse(json).items();
        } catch (JsonException e) {
            throw new AssertionError(json, e);
        }
    }
}
