package aish.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    record Case(String text, Json value) {}

    @ParameterizedTest
    @MethodSource("cases")
    void reads(Case given) throws JsonException {
        assertThat(Json.parse(given.text())).isEqualTo(given.value());
    }

    static Stream<Case> cases() {
        return Stream.of(
                new Case("null", new Json.Null()),
                new Case(" true\n", new Json.Bool(true)),
                new Case("false", new Json.Bool(false)),
                new Case("0", new Json.Num("0")),
                new Case("-0.5e+10", new Json.Num("-0.5e+10")),
                new Case("1E2", new Json.Num("1E2")),
                new Case("\"\"", new Json.Str("")),
                new Case("\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\"", new Json.Str("a\"\\/\b\f\n\r\t")),
                new Case("\"\\u00e9\\uD83D\\uDE00\\ud800\"", new Json.Str("é😀\ud800")),
                new Case("\"é😀\u2028\"", new Json.Str("é😀\u2028")),
                new Case("[]", new Json.Arr(List.of())),
                new Case(
                        "[1,[\"x\"],{}]",
                        new Json.Arr(
                                List.of(
                                        new Json.Num("1"),
                                        new Json.Arr(List.of(new Json.Str("x"))),
                                        new Json.Obj(Map.of())))),
                new Case(
                        "{ \"a\" : 1 , \"a\" : 2 }", new Json.Obj(Map.of("a", new Json.Num("2")))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", " ", "nul", "True", "01", "-", "1.", ".5", "+1",
                "1e", "NaN", "'a'", "\"a", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\n\"", "[",
                "[1", "[1,]", "[,1]", "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "1 2",
                "[]]", "\u00a01", "\"\\u٠٠٠٠\""
            })
    void refuses(String text) {
        assertThatThrownBy(() -> Json.parse(text)).isInstanceOf(JsonException.class);
    }

    @Test
    void saysWhatIsWrongAndWhere() {
        assertThatThrownBy(() -> Json.parse("{\"a\":x}"))
                .isInstanceOf(JsonException.class)
                .hasMessage("a value was expected at character 6");
    }

    @Test
    void survivesNestingThatWouldExhaustTheStack() throws JsonException {
        assertThat(Json.parse("[".repeat(200) + "]".repeat(200))).isInstanceOf(Json.Arr.class);
        assertThatThrownBy(() -> Json.parse("[".repeat(1_000_000)))
                .isInstanceOf(JsonException.class);
    }

    @Test
    void findsNothingWithoutFuss() throws JsonException {
        Json json = Json.parse("{\"s\":\"x\",\"n\":12.7,\"b\":true,\"z\":null,\"big\":1e99}");
        assertThat(json.get("none").get("deeper").isNull()).isTrue();
        assertThat(json.get("s").text()).contains("x");
        assertThat(json.get("s").integer()).isEmpty();
        assertThat(json.get("s").items()).isEmpty();
        assertThat(json.get("n").integer()).hasValue(12);
        assertThat(json.get("n").number()).hasValue(12.7);
        assertThat(json.get("big").integer()).hasValue(Integer.MAX_VALUE);
        assertThat(json.get("b").isTrue()).isTrue();
        assertThat(json.get("s").isTrue()).isFalse();
        assertThat(json.get("z").isNull()).isTrue();
    }

    @Test
    void writesCompactlyInOrder() {
        String json =
                new JsonWriter()
                        .beginObject()
                        .member("a", "q\"\\\n\r\t\u0001é😀")
                        .member("b", 7)
                        .member("c", 0.5)
                        .member("d", true)
                        .name("e")
                        .beginArray()
                        .value(1)
                        .nullValue()
                        .value(Double.NaN)
                        .beginObject()
                        .endObject()
                        .raw("{\"x\":1}")
                        .endArray()
                        .endObject()
                        .toString();
        assertThat(json)
                .isEqualTo(
                        "{\"a\":\"q\\\"\\\\\\n\\r\\t\\u0001é😀\",\"b\":7,\"c\":0.5,\"d\":true,"
                                + "\"e\":[1,null,null,{},{\"x\":1}]}");
    }

    @Test
    void escapesHalfACharacter() {
        assertThat(new JsonWriter().value("a\ud83d").toString()).isEqualTo("\"a\\ud83d\"");
        assertThat(new JsonWriter().value("\ude00\ud83d\ude00").toString())
                .isEqualTo("\"\\ude00\ud83d\ude00\"");
    }
}
