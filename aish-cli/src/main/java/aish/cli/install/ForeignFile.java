package aish.cli.install;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.settings.ConfigProblem;
import aish.settings.toml.TomlNode;
import aish.settings.toml.TomlParser;
import aish.text.PlainText;

/** Reads another tool's file; one that does not exist is JSON null. */
final class ForeignFile {
    private static final int LONGEST = 16 << 20;

    private ForeignFile() {}

    /** Reads JSON, with comments and a comma too many if there are such. */
    static Json json(Path file) throws IOException {
        String text = content(file);
        try {
            return text.isBlank() ? new Json.Null() : Json.parse(plain(text));
        } catch (JsonException e) {
            throw new IOException(named(file) + " is not valid JSON: " + e.getMessage(), e);
        }
    }

    static Json toml(Path file) throws IOException {
        List<ConfigProblem> problems = new ArrayList<>();
        TomlNode.Table table = new TomlParser(file, problems, "").parse(content(file));
        if (!problems.isEmpty()) {
            throw new IOException(
                    named(file) + " is not valid TOML: " + problems.getFirst().message());
        }
        return json(table);
    }

    private static String content(Path file) throws IOException {
        if (!Files.exists(file)) {
            return "";
        }
        try {
            if (!Files.isRegularFile(file) || Files.size(file) > LONGEST) {
                throw new IOException(named(file) + " is not a file that can be read");
            }
            return Files.readString(file);
        } catch (AccessDeniedException e) {
            throw new IOException(named(file) + " cannot be read (permission denied)", e);
        } catch (CharacterCodingException e) {
            throw new IOException(named(file) + " is not UTF-8 text", e);
        }
    }

    private static String named(Path file) {
        return PlainText.oneLine(file.toString());
    }

    private static Json json(TomlNode node) {
        return switch (node) {
            case TomlNode.Table table -> {
                Map<String, Json> members = new LinkedHashMap<>();
                table.children().forEach((name, child) -> members.put(name, json(child)));
                yield new Json.Obj(members);
            }
            case TomlNode.Array array ->
                    new Json.Arr(array.items().stream().map(ForeignFile::json).toList());
            case TomlNode.Text text -> new Json.Str(text.value());
            case TomlNode.Whole whole -> new Json.Num(String.valueOf(whole.value()));
            case TomlNode.Decimal decimal -> new Json.Num(String.valueOf(decimal.value()));
            case TomlNode.Flag flag -> new Json.Bool(flag.value());
            case TomlNode.Other _ -> new Json.Null();
        };
    }

    /** Removes comments, and commas before a closing bracket. */
    static String plain(String text) {
        StringBuilder out = new StringBuilder(text.length());
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted) {
                out.append(c);
                if (c == '\\' && i + 1 < text.length()) {
                    out.append(text.charAt(++i));
                }
                quoted = c != '"';
            } else if (text.startsWith("//", i)) {
                int end = text.indexOf('\n', i);
                i = end < 0 ? text.length() : end - 1;
            } else if (text.startsWith("/*", i)) {
                int end = text.indexOf("*/", i + 2);
                i = end < 0 ? text.length() : end + 1;
            } else {
                if (c == ']' || c == '}') {
                    dropComma(out);
                }
                out.append(c);
                quoted = c == '"';
            }
        }
        return out.toString();
    }

    private static void dropComma(StringBuilder out) {
        int end = out.length();
        while (end > 0 && Character.isWhitespace(out.charAt(end - 1))) {
            end--;
        }
        if (end > 0 && out.charAt(end - 1) == ',') {
            out.deleteCharAt(end - 1);
        }
    }

    static Map<String, Json> members(Json table) {
        return table instanceof Json.Obj(Map<String, Json> members) ? members : Map.of();
    }

    /** The strings of an array; a single string counts as an array of one. */
    static List<String> texts(Json value) {
        List<String> found = new ArrayList<>();
        value.text().ifPresent(found::add);
        value.items().forEach(item -> item.text().ifPresent(found::add));
        return found;
    }

    static String text(Json value) {
        return value.text().orElse("").strip();
    }
}
