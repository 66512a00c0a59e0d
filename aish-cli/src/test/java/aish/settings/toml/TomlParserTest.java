package aish.settings.toml;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.settings.ConfigProblem;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TomlParserTest {
    private static final Path FILE = Path.of("/c.toml");

    /** A text, and what it says, as a map prints it, or its first mistake. */
    record Row(String text, String read) {}

    private static Stream<Row> rows() {
        return Stream.of(
                new Row("", "{}"),
                new Row("\n\n# only a comment\r\n", "{}"),
                new Row("  [t]  \n\tkey\t=\t12 # why", "{t={key=12}}"),
                new Row("a = true\nb = false", "{a=true, b=false}"),
                new Row("\"a b\" = 1\n'' = 2\nc-d_3 = 3", "{a b=1, =2, c-d_3=3}"),
                new Row("a.b.c = 1\na . \"b\" . d = 2", "{a={b={c=1, d=2}}}"),
                new Row("[a.b]\nx = 1\n[a]\ny = 2", "{a={b={x=1}, y=2}}"),
                new Row("[a]\nb.c = 1\n[a.b.d]\ne = 2", "{a={b={c=1, d={e=2}}}}"),
                new Row("[[a]]\nx = 1\n[a.b]\ny = 2\n[[a]]", "{a=[{x=1, b={y=2}}, {}]}"),
                new Row("[[a.b]]\n[[a.b]]\nc = 1", "{a={b=[{}, {c=1}]}}"),
                new Row(
                        "a = 1_000\nb = +7\nc = -0\nd = 0xDEAD_beef",
                        "{a=1000, b=7, c=0, d=3735928559}"),
                new Row("a = 0o17\nb = 0b1_0", "{a=15, b=2}"),
                new Row(
                        "a = 1.5\nb = -1e3\nc = 6.02E+2_3\nd = -inf\ne = nan",
                        "{a=1.5, b=-1000.0, c=6.02E23, d=-Infinity, e=NaN}"),
                new Row(
                        "a = 1979-05-27\nb = 07:32:00.5\nc = 1979-05-27 07:32:00Z # x\nd = 1979-05-27T00:32:00-07:00",
                        "{a=a date or time, b=a date or time, c=a date or time, d=a date or time}"),
                new Row("a = \"x\\t\\\"\\\\\\u00e9\\U0001F600\"", "{a=x\t\"\\é😀}"),
                new Row("a = 'C:\\x'", "{a=C:\\x}"),
                new Row(
                        "a = \"\"\"\none\\\n   \n  two\nthree \"\" \\\"\"\"\"\"\"",
                        "{a=onetwo\nthree \"\" \"\"\"}"),
                new Row("a = '''\r\nit's\n'x''''", "{a=it's\n'x'}"),
                new Row("a = ''''x'''''", "{a='x''}"),
                new Row("a = []\nb = [ [1, 2], ['x'], ]", "{a=[], b=[[1, 2], [x]]}"),
                new Row("a = [ # first\n  1,\n\n  2 # last\n]", "{a=[1, 2]}"),
                new Row(
                        "a = {}\nb = { x = 1, y.z = 'w', v = [{}] }",
                        "{a={}, b={x=1, y={z=w}, v=[{}]}}"),
                new Row("a", "1:2 expected = after the key"),
                new Row("= 1", "1:1 expected a key"),
                new Row("a =", "1:4 expected a value"),
                new Row("a = word", "1:5 expected a value; text needs quotes"),
                new Row("a = True", "1:5 expected a value; text needs quotes"),
                new Row("a = 01", "1:5 expected a value; text needs quotes"),
                new Row("a = 1__0", "1:5 expected a value; text needs quotes"),
                new Row("a = .5", "1:5 expected a value; text needs quotes"),
                new Row("a = 99999999999999999999", "1:1 the number is too large"),
                new Row("a = 1 b = 2", "1:7 expected the end of the line"),
                new Row("a = \"x", "1:5 the closing \" is missing"),
                new Row("a = \"\"\"x\"\"", "1:5 the closing \"\"\" is missing"),
                new Row(
                        "a = \"\\q\"",
                        "1:6 \\ starts no escape here; write \\\\, or put the text in '…'"),
                new Row(
                        "a = \"\\ud800\"",
                        "1:6 \\ starts no escape here; write \\\\, or put the text in '…'"),
                new Row("a = \"\u0001\"", "1:6 control characters are not allowed here"),
                new Row("# \u0007", "1:3 control characters are not allowed here"),
                new Row("a\rb", "1:2 expected = after the key"),
                new Row("a = [1 2]", "1:8 expected , or ]"),
                new Row("a = {b = 1,}", "1:12 expected a key"),
                new Row("a = {b = 1\n}", "1:11 expected , or }"),
                new Row("[a", "1:3 expected ] after the name of the table"),
                new Row("[[a]", "1:5 expected ]] after the name of the table"),
                new Row("[a.]", "1:4 expected a key"),
                new Row("a = 1\n\na = 2", "3:1 a is set twice; the first is in line 1"),
                new Row("[t]\n[u]\n[t]", "3:1 t is set twice; the first is in line 1"),
                new Row("a.b = 1\na = 2", "2:1 a is set twice; the first is in line 1"),
                new Row("a = 1\na.b = 2", "2:1 a is set twice; the first is in line 1"),
                new Row("[a]\nb.c = 1\n[a.b]", "3:1 a.b is set twice; the first is in line 2"),
                new Row("[a.b]\n[a]\nb.c = 1", "3:1 b is set twice; the first is in line 1"),
                new Row("a = {b = 1}\n[a.c]", "2:1 a is set twice; the first is in line 1"),
                new Row("a = []\n[[a]]", "2:1 a is set twice; the first is in line 1"),
                new Row("a = {b = 1, b = 2}", "1:13 b is set twice; the first is in line 1"),
                new Row("a = " + "[".repeat(70), "1:69 is nested too deeply"));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void reads(Row row) {
        assertThat(said(row.text())).isEqualTo(row.read());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a = [\n", "]\n", "a = 'x\n", "a.", "9", "a = \"\"\"", "[", "{a=", "\r"})
    void readsGarbageToTheEnd(String piece) {
        String text = "a = " + piece.repeat(20_000);
        assertThat(said(text)).matches("\\d+:\\d+ .+");
    }

    @Property
    void bearsAnyText(@ForAll String text) {
        assertThat(said(text)).isNotEmpty();
    }

    private static String said(String text) {
        List<ConfigProblem> problems = new ArrayList<>();
        TomlNode.Table table = new TomlParser(FILE, problems, "").parse(text);
        if (problems.isEmpty()) {
            return plain(table);
        }
        assertThat(table.children()).isEmpty();
        ConfigProblem first = problems.getFirst();
        return first.line() + ":" + first.column() + " " + first.message();
    }

    private static String plain(TomlNode node) {
        return switch (node) {
            case TomlNode.Table table ->
                    table.children().entrySet().stream()
                            .map(child -> child.getKey() + "=" + plain(child.getValue()))
                            .collect(Collectors.joining(", ", "{", "}"));
            case TomlNode.Array array ->
                    array.items().stream()
                            .map(TomlParserTest::plain)
                            .collect(Collectors.joining(", ", "[", "]"));
            case TomlNode.Text text -> text.value();
            case TomlNode.Whole number -> String.valueOf(number.value());
            case TomlNode.Decimal number -> String.valueOf(number.value());
            case TomlNode.Flag flag -> String.valueOf(flag.value());
            case TomlNode.Other other -> other.called();
        };
    }
}
