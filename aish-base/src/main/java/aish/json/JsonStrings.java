package aish.json;

import module java.base;

/** Changes the strings in a JSON text without changing its structure. */
public final class JsonStrings {
    private JsonStrings() {}

    /**
     * @param kept members whose values are not changed
     * @return for a text that is not JSON, the result of changing it as a whole
     */
    public static String map(String json, Set<String> kept, UnaryOperator<String> change) {
        try {
            return new JsonWriter().value(map(Json.parse(json), kept, change)).toString();
        } catch (JsonException e) {
            return change.apply(json);
        }
    }

    private static Json map(Json value, Set<String> kept, UnaryOperator<String> change) {
        return switch (value) {
            case Json.Obj(Map<String, Json> members) -> {
                Map<String, Json> changed = new LinkedHashMap<>(members);
                changed.replaceAll(
                        (name, member) -> kept.contains(name) ? member : map(member, kept, change));
                yield new Json.Obj(changed);
            }
            case Json.Arr(List<Json> items) ->
                    new Json.Arr(items.stream().map(item -> map(item, kept, change)).toList());
            case Json.Str(String text) -> new Json.Str(change.apply(text));
            case Json.Num _, Json.Bool _, Json.Null _ -> value;
        };
    }
}
