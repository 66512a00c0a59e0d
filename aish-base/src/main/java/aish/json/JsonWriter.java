package aish.json;

import module java.base;

/** Writes JSON text, compact and in the order of the calls. */
public final class JsonWriter {
    private final StringBuilder out = new StringBuilder(256);
    private boolean separate;

    public JsonWriter beginObject() {
        return open('{');
    }

    public JsonWriter endObject() {
        return close('}');
    }

    public JsonWriter beginArray() {
        return open('[');
    }

    public JsonWriter endArray() {
        return close(']');
    }

    public JsonWriter name(String name) {
        separate();
        quote(name);
        out.append(':');
        separate = false;
        return this;
    }

    public JsonWriter value(String value) {
        separate();
        quote(value);
        return this;
    }

    public JsonWriter value(long value) {
        separate();
        out.append(value);
        return this;
    }

    public JsonWriter value(double value) {
        separate();
        out.append(Double.isFinite(value) ? Double.toString(value) : "null");
        return this;
    }

    public JsonWriter value(boolean value) {
        separate();
        out.append(value);
        return this;
    }

    public JsonWriter nullValue() {
        return raw("null");
    }

    public JsonWriter value(Json value) {
        return switch (value) {
            case Json.Obj(Map<String, Json> members) -> {
                beginObject();
                members.forEach((name, member) -> name(name).value(member));
                yield endObject();
            }
            case Json.Arr(List<Json> items) -> {
                beginArray();
                items.forEach(this::value);
                yield endArray();
            }
            case Json.Str(String text) -> value(text);
            case Json.Num(String literal) -> raw(literal);
            case Json.Bool(boolean truth) -> value(truth);
            case Json.Null _ -> nullValue();
        };
    }

    /** Appends a value that is already JSON. */
    public JsonWriter raw(String json) {
        separate();
        out.append(json);
        return this;
    }

    public JsonWriter member(String name, String value) {
        return name(name).value(value);
    }

    public JsonWriter member(String name, long value) {
        return name(name).value(value);
    }

    public JsonWriter member(String name, double value) {
        return name(name).value(value);
    }

    public JsonWriter member(String name, boolean value) {
        return name(name).value(value);
    }

    private JsonWriter open(char bracket) {
        separate();
        out.append(bracket);
        separate = false;
        return this;
    }

    private JsonWriter close(char bracket) {
        out.append(bracket);
        separate = true;
        return this;
    }

    private void separate() {
        if (separate) {
            out.append(',');
        }
        separate = true;
    }

    private void quote(String text) {
        out.append('"');
        int done = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\' || (Character.isSurrogate(c) && isLone(text, i))) {
                out.append(text, done, i);
                escape(c);
                done = i + 1;
            }
        }
        out.append(text, done, text.length()).append('"');
    }

    /** A lone surrogate is written as an escape too, because it has no UTF-8 encoding. */
    private void escape(char c) {
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                out.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    out.append(Character.forDigit(c >> shift & 15, 16));
                }
            }
        }
    }

    private static boolean isLone(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return i == 0 || !Character.isHighSurrogate(text.charAt(i - 1));
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
