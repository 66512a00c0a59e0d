package aish.workspace.symbols;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import aish.process.Subprocess;
import aish.settings.Config;
import aish.testing.NewFile;
import aish.testing.Workspaces;
import aish.workspace.SourceException;
import aish.workspace.SourceText;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectSymbolsTest {
    @TempDir Path top;
    private Path project;
    private Path cache;
    private Config.Project settings = new Config.Project("", List.of());
    private final List<String> progress = new ArrayList<>();
    private Consumer<Runnable> whenRunning = _ -> {};

    @BeforeEach
    void makeProject() throws IOException {
        project = top.resolve("project");
        cache = top.resolve("cache");
        Files.createDirectories(project.resolve(".git"));
        write(
                "src/shop.py",
                "class Cart:\n    def add(self, item):\n        pass\n\ndef total(cart):\n    pass\n");
        write("src/till.rb", "class Till\n  def add(coin)\n  end\nend\n");
    }

    private void write(String name, String text) throws IOException {
        NewFile.write(project.resolve(name), text);
    }

    private ProjectSymbols symbols() {
        return new ProjectSymbols(
                Workspaces.in(project.resolve("src"), cache.resolveSibling("home"), settings),
                cache,
                stop -> {
                    whenRunning.accept(stop);
                    return () -> {};
                },
                progress::add);
    }

    private static List<String> found(SymbolIndex index, String name) {
        return index.named(name).stream()
                .map(each -> each.kind() + " " + each.qualified() + " " + each.file())
                .toList();
    }

    @Test
    void looksWhereTheSettingsSay() {
        settings = new Config.Project("", List.of("*.rb"));
        assertThat(found(symbols().current(), "add"))
                .containsExactly("method Cart.add src/shop.py");
        settings = new Config.Project(project.resolve("src").toString(), List.of());
        assertThat(found(symbols().current(), "add"))
                .containsExactly("method Cart.add shop.py", "method Till.add till.rb");
    }

    @Test
    void findsWhatANameMayMean() {
        SymbolIndex index = symbols().current();

        assertThat(found(index, "add"))
                .containsExactly("method Cart.add src/shop.py", "method Till.add src/till.rb");
        assertThat(found(index, "Cart.add")).containsExactly("method Cart.add src/shop.py");
        assertThat(found(index, "Till::add")).containsExactly("method Till.add src/till.rb");
        assertThat(found(index, "Cart")).containsExactly("class Cart src/shop.py");
        assertThat(found(index, "ad")).isEmpty();
        assertThat(index.names()).containsExactly("Cart", "Till", "add", "total");
        assertThat(index.in("src/till.rb")).hasSize(2);
        assertThat(index.shortfall()).isEmpty();
    }

    @Test
    void readsOnlyFilesWhoseTimeOrSizeChanged() throws IOException {
        ProjectSymbols symbols = symbols();
        symbols.current();
        Path file = project.resolve("src/shop.py");
        FileTime time = Files.getLastModifiedTime(file);
        Files.writeString(file, Files.readString(file).replace("total", "price"));
        Files.setLastModifiedTime(file, time);

        assertThat(symbols.current().names()).contains("total");

        Files.setLastModifiedTime(file, FileTime.fromMillis(time.toMillis() + 5_000));

        assertThat(symbols.current().names()).contains("price").doesNotContain("total");
    }

    @Test
    void forgetsDeletedFiles() throws IOException {
        ProjectSymbols symbols = symbols();
        symbols.current();
        Files.delete(project.resolve("src/till.rb"));

        assertThat(symbols.current().names()).doesNotContain("Till");
        assertThat(symbols.known().names()).containsExactly("Cart", "add", "total");
    }

    @Test
    void leavesOutIgnoredVendoredAndLargeFiles() throws IOException {
        write(".gitignore", "out/\n");
        write("out/a.py", "def ignored(): pass\n");
        write("vendor/b.py", "def vendored(): pass\n");
        write("web/node_modules/c.js", "function vendored() {}\n");
        write("web/d.min.js", "function generated() {}\n");
        write("big.py", "def large(): pass\n" + "#".repeat(SourceLines.MOST_BYTES));
        write("binary.py", "def binary(): pass\n\0");

        assertThat(symbols().current().names()).containsExactly("Cart", "Till", "add", "total");
    }

    @Test
    void keepsWhatWasReadWhenStopped() throws IOException {
        for (int i = 0; i < 300; i++) {
            write("many/f" + i + ".py", "def f" + i + "(): pass\n");
        }
        whenRunning = Runnable::run;
        SymbolIndex stopped = symbols().current();

        assertThat(stopped.names()).isEmpty();
        assertThat(stopped.shortfall()).startsWith("without ");

        whenRunning = _ -> {};
        assertThat(symbols().current().names()).hasSize(304);
        assertThat(progress).containsExactly("Reading the symbols of 302 files. Ctrl-C stops.");
    }

    @Test
    void suggestsSimilarNames() {
        SymbolSource source = new SymbolSource(symbols().current());

        assertThatThrownBy(() -> source.find("totl"))
                .isInstanceOf(SourceException.class)
                .hasMessage("no symbol totl in this project; did you mean total?");
        assertThatThrownBy(() -> source.find("car"))
                .hasMessage("no symbol car in this project; did you mean Cart?");
        assertThatThrownBy(() -> source.find("zzz")).hasMessage("no symbol zzz in this project");
        assertThatThrownBy(() -> source.find(" "))
                .hasMessage("the name is missing: NAME, Class.method or FILE:NAME");
    }

    @Test
    void showsAndAttachesTheLines() throws SourceException {
        SymbolSource source = new SymbolSource(symbols().current());

        assertThat(source.shown(source.find("Cart.add")))
                .isEqualTo(
                        """
                        method Cart.add  src/shop.py:2-3
                            2      def add(self, item):
                            3          pass""");
        assertThat(source.read("till.rb:add"))
                .isEqualTo(
                        new SourceText(
                                "method Till.add (src/till.rb:2-3)",
                                project.resolve("src/till.rb") + ":2-3",
                                "  def add(coin)\n  end\n",
                                ""));
        assertThat(source.read("add"))
                .isEqualTo(
                        new SourceText(
                                "add (2 definitions)",
                                project.resolve("src/shop.py")
                                        + ":2-3, "
                                        + project.resolve("src/till.rb")
                                        + ":2-3",
                                """
                                src/shop.py:2-3
                                    def add(self, item):
                                        pass

                                src/till.rb:2-3
                                  def add(coin)
                                  end
                                """,
                                ""));
    }

    @Test
    void asksToChooseAmongMany() throws IOException {
        for (int i = 0; i < 7; i++) {
            write("m" + i + ".py", "def main(): pass\n");
        }
        SymbolSource source = new SymbolSource(symbols().current());

        assertThatThrownBy(() -> source.read("main"))
                .hasMessage("7 symbols are called main; choose one, such as m0.py:main");
    }

    private static String features() {
        try {
            return Subprocess.run(
                            new ProcessBuilder("ctags", "--list-features"),
                            Duration.ofSeconds(20),
                            10_000)
                    .output();
        } catch (IOException e) {
            return "";
        }
    }

    @Test
    void readsOtherLanguagesWithCtagsWhereItIsInstalled() throws IOException {
        write("prog.f90", "program hello\nend program hello\n");
        boolean installed = features().contains("json");

        assertThat(found(symbols().current(), "hello"))
                .isEqualTo(installed ? List.of("module hello prog.f90") : List.of());
    }
}
