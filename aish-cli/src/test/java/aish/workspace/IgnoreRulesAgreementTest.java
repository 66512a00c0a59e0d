package aish.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;
import net.jqwik.api.Tuple;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Random ignore files on a small tree, put to git as well. */
@Tag("edge")
class IgnoreRulesAgreementTest {
    private static final List<String> FILES =
            List.of(
                    "a",
                    "b",
                    "ab/a",
                    "ab/b",
                    "ab/aa/a",
                    "ab/aa/bb",
                    "ba/a",
                    "ba/ab/a",
                    ".a/b",
                    "aab");

    private static GitRepository repository = new GitRepository(Path.of(""));

    @BeforeContainer
    static void create() throws IOException {
        Path root = Files.createTempDirectory("ignore").toRealPath();
        repository = GitRepository.create(root);
        for (String file : FILES) {
            repository.write(file, "");
        }
    }

    @AfterContainer
    static void remove() throws IOException {
        try (Stream<Path> all = Files.walk(repository.root())) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    @Provide
    Arbitrary<String> rules() {
        Arbitrary<String> pieces =
                Arbitraries.frequencyOf(
                        Tuple.of(8, Arbitraries.of("a", "b", "ab", "/")),
                        Tuple.of(6, Arbitraries.of("*", "**", "/**", "**/", "/**/", "?")),
                        Tuple.of(
                                2,
                                Arbitraries.of(
                                        new String[] {
                                            "[ab]",
                                            "[!a]",
                                            "[a-z]",
                                            "[^b]",
                                            "[",
                                            "\\",
                                            "\\a",
                                            " ",
                                            ".",
                                            "[[:alpha:]]",
                                            "[]-a]",
                                            "\\/",
                                            "[a\\]]"
                                        })));
        Arbitrary<String> line =
                Arbitraries.of("", "", "", "!", "/", "!/", "#")
                        .flatMap(
                                start ->
                                        pieces.list()
                                                .ofMinSize(1)
                                                .ofMaxSize(5)
                                                .map(list -> start + String.join("", list)));
        return line.list().ofMaxSize(4).map(lines -> String.join("\n", lines) + "\n");
    }

    @Property(tries = 250, shrinking = ShrinkingMode.BOUNDED)
    void leavesOutWhatGitLeavesOut(@ForAll("rules") String top, @ForAll("rules") String inner)
            throws IOException {
        repository.write(".gitignore", top).write("ab/.gitignore", inner);
        SortedSet<String> paths = new TreeSet<>();
        SortedSet<String> ours = new TreeSet<>();
        collect(repository.root(), IgnoreRules.in(repository.root()), false, paths, ours);
        String said =
                repository.git(
                        paths.stream().collect(Collectors.joining("\0")),
                        List.of("check-ignore", "--no-index", "-z", "--stdin"));
        assertThat(ours)
                .isEqualTo(
                        Arrays.stream(said.split("\0", -1))
                                .filter(path -> !path.isEmpty())
                                .collect(Collectors.toCollection(TreeSet::new)));
    }

    private static void collect(
            Path directory,
            IgnoreRules rules,
            boolean ignored,
            SortedSet<String> paths,
            SortedSet<String> found)
            throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            for (Path entry : entries.toList()) {
                String name = entry.getFileName().toString();
                if (name.equals(".git")) {
                    continue;
                }
                String path = repository.root().relativize(entry).toString();
                paths.add(path);
                boolean out = ignored || rules.ignores(name, () -> Files.isDirectory(entry));
                if (out) {
                    found.add(path);
                }
                if (Files.isDirectory(entry)) {
                    collect(entry, rules.enter(entry), out, paths, found);
                }
            }
        }
    }
}
