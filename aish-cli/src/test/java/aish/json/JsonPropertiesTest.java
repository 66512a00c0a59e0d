package aish.json;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** What holds for every text and every value, with Jackson as the judge. */
class JsonPropertiesTest {
    private static final JsonFactory JUDGE = new JsonFactory();

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void whatIsWrittenIsReadAgain(@ForAll("values") Json value) throws JsonException {
        String text = new JsonWriter().value(value).toString();
        assertThat(Json.parse(text)).isEqualTo(value);
        assertThat(judged(text)).contains(value);
    }

    @Property(tries = 2000)
    void agreesWithTheJudgeOnJsonLikeText(@ForAll("jsonLike") String text) {
        assertThat(read(text)).isEqualTo(judged(text));
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void agreesWithTheJudgeOnDamagedText(
            @ForAll("values") Json value, @ForAll int where, @ForAll("pieces") String piece) {
        String text = new JsonWriter().value(value).toString();
        int at = Math.floorMod(where, text.length());
        String damaged = text.substring(0, at) + piece + text.substring(at + 1);
        assertThat(read(damaged)).isEqualTo(judged(damaged));
    }

    @Property(tries = 1000)
    void anyTextIsAValueOrAJsonException(@ForAll String text) {
        assertThat(read(text)).isEqualTo(judged(text));
    }

    private static Optional<Json> read(String text) {
        try {
            return Optional.of(Json.parse(text));
        } catch (JsonException _) {
            return Optional.empty();
        }
    }

    private static Optional<Json> judged(String text) {
        try (JsonParser parser = JUDGE.createParser(ObjectReadContext.empty(), text)) {
            JsonToken first = parser.nextToken();
            if (first == null) {
                return Optional.empty();
            }
            Json value = judged(parser, first);
            return parser.nextToken() == null ? Optional.of(value) : Optional.empty();
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    private static Json judged(JsonParser parser, JsonToken token) {
        return switch (token) {
            case START_OBJECT -> {
                Map<String, Json> members = new LinkedHashMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String name = parser.currentName();
                    members.put(name, judged(parser, parser.nextToken()));
                }
                yield new Json.Obj(members);
            }
            case START_ARRAY -> {
                List<Json> items = new ArrayList<>();
                JsonToken next = parser.nextToken();
                while (next != JsonToken.END_ARRAY) {
                    items.add(judged(parser, next));
                    next = parser.nextToken();
                }
                yield new Json.Arr(items);
            }
            case VALUE_STRING -> new Json.Str(parser.getString());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Json.Num(parser.getString());
            case VALUE_TRUE -> new Json.Bool(true);
            case VALUE_FALSE -> new Json.Bool(false);
            case VALUE_NULL -> new Json.Null();
            default -> throw new AssertionError("unexpected " + token);
        };
    }

    @Provide
    Arbitrary<Json> values() {
        return values(3);
    }

    private static Arbitrary<Json> values(int depth) {
        Arbitrary<Json> leaves =
                Arbitraries.oneOf(
                        Arbitraries.strings().ofMaxLength(12).map(Json.Str::new),
                        Arbitraries.of("0", "-1", "12.5", "1e9", "-0.0E-3", "123456789012345678901")
                                .map(Json.Num::new),
                        Arbitraries.of(true, false).map(Json.Bool::new),
                        Arbitraries.just(new Json.Null()));
        if (depth == 0) {
            return leaves;
        }
        Arbitrary<Json> inner = values(depth - 1);
        Arbitrary<Json> arrays = inner.list().ofMaxSize(4).map(Json.Arr::new);
        Arbitrary<Json> objects =
                Arbitraries.maps(Arbitraries.strings().ofMaxLength(5), inner)
                        .ofMaxSize(4)
                        .map(Json.Obj::new);
        return Arbitraries.oneOf(leaves, arrays, objects);
    }

    @Provide
    Arbitrary<String> pieces() {
        return Arbitraries.of(
                "", "{", "}", "[", "]", ",", ":", "\"", "\\", "0", "1", "-", ".", "e", " ", "\n",
                "true", "null", "\\u00e9", "é", "\u0000");
    }

    @Provide
    Arbitrary<String> jsonLike() {
        return Arbitraries.of(
                        new String[] {
                            "{", "}", "[", "]", ",", ":", "\"a\"", "\"\\n\"", "\"", "\\",
                            "0", "12", "-", ".5", "e3", " ", "\n", "true", "false", "null",
                            "\"\\u00e9\"", "nul"
                        })
                .list()
                .ofMaxSize(9)
                .map(parts -> String.join("", parts));
    }
}
