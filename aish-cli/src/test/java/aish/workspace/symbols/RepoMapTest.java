package aish.workspace.symbols;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.cost.Tokens;
import aish.testing.FakeRoster;
import aish.workspace.SourceException;
import aish.workspace.SourceText;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class RepoMapTest {
    private static final Path ROOT = Path.of("/p");
    private static final SourceLanguage PYTHON = SourceLanguage.named("python").orElseThrow();

    private final SequencedMap<String, FileEntry> files = new LinkedHashMap<>();

    private void file(String path, String text) {
        List<Symbol> symbols =
                Definition.nested(path, PatternReader.read(PYTHON, new SourceLines(text)), 1000);
        files.put(path, new FileEntry(path, 1, 1, symbols, UsedNames.in(text)));
    }

    private String map(int tokens, String... conversation) throws SourceException {
        return new RepoMap(
                        new SymbolIndex(ROOT, files, ""),
                        new Touched(List.of(conversation)),
                        RepoMapTest::words)
                .within(tokens)
                .text();
    }

    private static int words(String text) {
        return text.isBlank() ? 0 : text.strip().split("[\\s(),:.]+", -1).length;
    }

    private void shop() {
        file("app.py", "def main():\n    load_cart()\n    print_bill()\n");
        file("cart.py", "class Cart:\n    def add(self): pass\n\ndef load_cart(): return Cart()\n");
        file("bill.py", "def print_bill():\n    load_cart()\n\ndef unused_bill(): pass\n");
        file("other.py", "def lonely(): pass\n");
    }

    @Test
    void putsWhatIsUsedMostFirst() throws SourceException {
        shop();

        assertThat(map(8)).isEqualTo("cart.py:\n  def load_cart(): return Cart()\n");
        assertThat(map(100))
                .isEqualTo(
                        """
                        cart.py:
                          class Cart
                            def add(self): pass
                          def load_cart(): return Cart()
                        bill.py:
                          def print_bill()
                          def unused_bill(): pass
                        app.py:
                          def main()
                        other.py:
                          def lonely(): pass
                        """);
    }

    @Test
    void putsWhatTheConversationTouchesBeforeThat() throws SourceException {
        shop();

        assertThat(map(6, "$ vim ./other.py")).isEqualTo("other.py:\n  def lonely(): pass\n");
        assertThat(map(100, "what does @bill.py:1-3 do?")).startsWith("bill.py:\n");
        assertThat(map(100, "/p/bill.py")).startsWith("bill.py:\n");
        assertThat(map(6, "who calls unused_bill?")).contains("unused_bill");
    }

    @Test
    void saysIfNothingFitsOrThereIsNothing() {
        assertThatThrownBy(() -> map(100))
                .isInstanceOf(SourceException.class)
                .hasMessage("no symbols found under /p");
        shop();
        assertThatThrownBy(() -> map(2))
                .hasMessage("a map needs more than 2 tokens; try :map --tokens 100");
    }

    /** Generates projects whose files use each other at random, and counts in several ways. */
    @Property(tries = 60)
    void neverExceedsItsLimit(
            @ForAll @IntRange(min = 1, max = 60) int count,
            @ForAll @IntRange(min = 1, max = 3000) int limit,
            @ForAll long seed) {
        Random random = new Random(seed);
        files.clear();
        for (int i = 0; i < count; i++) {
            StringBuilder text = new StringBuilder();
            for (int j = 0; j < random.nextInt(20); j++) {
                text.append("def größe_").append(i).append('_').append(j);
                text.append("(").append("a, ".repeat(random.nextInt(30))).append("):\n");
                text.append("    größe_").append(random.nextInt(count)).append("_1()\n");
            }
            file("dir" + i % 5 + "/file" + i + ".py", text.toString());
        }
        ToIntFunction<String> uneven = text -> text.length() / 3 + (text.hashCode() & 31);
        for (ToIntFunction<String> counter :
                List.<ToIntFunction<String>>of(RepoMapTest::words, String::length, uneven)) {
            checkLimit(limit, counter);
        }
    }

    private void checkLimit(int limit, ToIntFunction<String> counter) {
        RepoMap map =
                new RepoMap(new SymbolIndex(ROOT, files, ""), new Touched(List.of()), counter);
        try {
            SourceText text = map.within(limit);
            assertThat(counter.applyAsInt(text.whole())).isLessThanOrEqualTo(limit);
        } catch (SourceException e) {
            assertThat(e.getMessage()).containsAnyOf("needs more than", "no symbols");
        }
    }

    @Test
    void keepsToTheLimitAsTokensAreCounted() throws SourceException {
        for (int i = 0; i < 400; i++) {
            file(
                    "f" + i + ".py",
                    "def function_" + i + "(argument):\n    function_" + i / 2 + "()\n");
        }
        Tokens tokens = new Tokens(new FakeRoster(), _ -> {}, InstantSource.system());
        SymbolIndex index = new SymbolIndex(ROOT, files, "");
        for (int limit = 20; limit < 4_000; limit = limit * 2 + 7) {
            String text =
                    new RepoMap(index, new Touched(List.of()), tokens::count).within(limit).whole();
            assertThat(tokens.count(text)).isLessThanOrEqualTo(limit).isGreaterThan(limit / 2);
        }
    }
}
