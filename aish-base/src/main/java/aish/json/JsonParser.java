package aish.json;

import module java.base;

/** Parses one JSON text from left to right. */
final class JsonParser {
    /** Deeper nesting is refused, so that hostile text cannot exhaust the stack. */
    private static final int MAX_DEPTH = 200;

    private final String text;
    private int at;

    JsonParser(String text) {
        this.text = text;
    }

    Json parse() throws JsonException {
        Json value = value(0);
        skipSpace();
        if (at < text.length()) {
            throw new JsonException("more text than one value", at);
        }
        return value;
    }

    private Json value(int depth) throws JsonException {
        if (depth > MAX_DEPTH) {
            throw new JsonException("nested too deeply", at);
        }
        skipSpace();
        int c = peek();
        return switch (c) {
            case '{' -> object(depth);
            case '[' -> array(depth);
            case '"' -> new Json.Str(string());
            case 't' -> word("true", new Json.Bool(true));
            case 'f' -> word("false", new Json.Bool(false));
            case 'n' -> word("null", new Json.Null());
            default -> number();
        };
    }

    private Json object(int depth) throws JsonException {
        Map<String, Json> members = new LinkedHashMap<>();
        at++;
        skipSpace();
        if (accept('}')) {
            return new Json.Obj(members);
        }
        do {
            skipSpace();
            if (peek() != '"') {
                throw new JsonException("a name was expected", at);
            }
            String name = string();
            skipSpace();
            expect(':');
            members.put(name, value(depth + 1));
            skipSpace();
        } while (accept(','));
        expect('}');
        return new Json.Obj(members);
    }

    private Json array(int depth) throws JsonException {
        List<Json> items = new ArrayList<>();
        at++;
        skipSpace();
        if (accept(']')) {
            return new Json.Arr(items);
        }
        do {
            items.add(value(depth + 1));
            skipSpace();
        } while (accept(','));
        expect(']');
        return new Json.Arr(items);
    }

    private String string() throws JsonException {
        int start = ++at;
        while (at < text.length() && isOrdinary(text.charAt(at))) {
            at++;
        }
        if (peek() == '"') {
            return text.substring(start, at++);
        }
        StringBuilder value = new StringBuilder(text.substring(start, at));
        while (peek() != '"') {
            char c = text.charAt(at);
            if (c == '\\') {
                at++;
                value.append(escaped());
            } else if (c < 0x20) {
                throw new JsonException("a control character in a string", at);
            } else {
                value.append(c);
                at++;
            }
        }
        at++;
        return value.toString();
    }

    private static boolean isOrdinary(char c) {
        return c != '"' && c != '\\' && c >= 0x20;
    }

    private char escaped() throws JsonException {
        int c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> (char) c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw new JsonException("an unknown escape", at - 1);
        };
    }

    private char unicode() throws JsonException {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(peek(), 16);
            if (digit < 0 || text.charAt(at) > 'f') {
                throw new JsonException("a hexadecimal digit was expected", at);
            }
            code = code << 4 | digit;
            at++;
        }
        return (char) code;
    }

    private Json number() throws JsonException {
        int start = at;
        accept('-');
        if (!accept('0')) {
            digits();
        }
        if (accept('.')) {
            digits();
        }
        if (accept('e') || accept('E')) {
            if (!accept('+')) {
                accept('-');
            }
            digits();
        }
        return new Json.Num(text.substring(start, at));
    }

    private void digits() throws JsonException {
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        if (at == start) {
            throw new JsonException("a value was expected", at);
        }
    }

    private Json word(String word, Json value) throws JsonException {
        if (!text.startsWith(word, at)) {
            throw new JsonException("a value was expected", at);
        }
        at += word.length();
        return value;
    }

    private void skipSpace() {
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\n' || c == '\r' || c == '\t';
    }

    private int peek() throws JsonException {
        if (at >= text.length()) {
            throw new JsonException("the text ends too early", at);
        }
        return text.charAt(at);
    }

    private boolean accept(char c) {
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private void expect(char c) throws JsonException {
        if (peek() != c) {
            throw new JsonException("a " + c + " was expected", at);
        }
        at++;
    }
}
