package aish.json;

import module java.base;

/** A JSON value. Looking up something missing gives an empty result, never an exception. */
public sealed interface Json {
    /** Members keep their order; of members with the same name the last counts. */
    record Obj(Map<String, Json> members) implements Json {}

    record Arr(List<Json> items) implements Json {}

    record Str(String value) implements Json {}

    /**
     * @param literal as written
     */
    record Num(String literal) implements Json {}

    record Bool(boolean value) implements Json {}

    record Null() implements Json {}

    static Json parse(String text) throws JsonException {
        return new JsonParser(text).parse();
    }

    /** Returns the member of that name; JSON null if there is none, or this is not an object. */
    default Json get(String name) {
        return this instanceof Obj(Map<String, Json> members)
                ? members.getOrDefault(name, new Null())
                : new Null();
    }

    /** Returns the items of an array; empty for anything else. */
    default List<Json> items() {
        return this instanceof Arr(List<Json> items) ? items : List.of();
    }

    default Optional<String> text() {
        return this instanceof Str(String value) ? Optional.of(value) : Optional.empty();
    }

    default OptionalDouble number() {
        return this instanceof Num(String literal)
                ? OptionalDouble.of(Double.parseDouble(literal))
                : OptionalDouble.empty();
    }

    /** The number without its fraction, clamped to the range of an int. */
    default OptionalInt integer() {
        OptionalDouble number = number();
        return number.isPresent()
                ? OptionalInt.of((int) number.getAsDouble())
                : OptionalInt.empty();
    }

    default boolean isTrue() {
        return this instanceof Bool(boolean value) && value;
    }

    default boolean isNull() {
        return this instanceof Null;
    }
}
