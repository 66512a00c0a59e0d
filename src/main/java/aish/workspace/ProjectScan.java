package aish.workspace;

import module java.base;

import aish.text.ShownName;
import aish.workspace.DirectorySource.DirectoryTree;
import org.jspecify.annotations.Nullable;

/** Describes a project: root, git, files, languages, where to start reading, and its top level. */
public final class ProjectScan {
    private static final DirectoryTree.Bounds TOP_LEVEL = new DirectoryTree.Bounds(1, 60, 60);

    private ProjectScan() {}

    /** Returns the branch and state of the working tree in one line. */
    public static String git(Path root) {
        return GitSummary.of(root);
    }

    /** Describes a project for a model. */
    public static SourceText of(Workspace workspace) throws SourceException {
        ProjectModel model = workspace.model();
        Path root = model.root();
        DirectoryTree top = new DirectoryTree(TOP_LEVEL, workspace.extra());
        try {
            top.read(root);
        } catch (IOException e) {
            throw new SourceException("cannot read " + ShownName.of(root) + ": permission denied");
        }
        String git = GitSummary.of(root);
        if (Thread.currentThread().isInterrupted()) {
            throw new SourceException("interrupted; nothing was attached");
        }
        String place = ShownName.of(root);
        @Nullable Path name = root.getFileName();
        return new SourceText(
                "project " + (name == null ? place : ShownName.of(name)),
                place,
                """
                root: %s
                git: %s
                %s

                top level:
                %s"""
                        .formatted(place, git, facts(model), top.text().indent(2)),
                leftOut(model.shortfall(), top));
    }

    private static String facts(ProjectModel model) {
        return model.facts().entrySet().stream()
                .map(fact -> fact.getKey() + ": " + fact.getValue())
                .collect(Collectors.joining("\n"));
    }

    /**
     * Says what is missing. Deeper files are at least counted, so only a shortened top level is
     * mentioned.
     */
    private static String leftOut(String shortfall, DirectoryTree top) {
        List<String> words = new ArrayList<>();
        if (!shortfall.isEmpty()) {
            words.add(shortfall);
        }
        if (top.more() > 0) {
            words.add(top.more() + " more entries at the top level");
        }
        return String.join(", ", words);
    }

    /** Summarises the branch and state of a working tree in one line. */
    static final class GitSummary {
        private String branch = "";
        private String aheadBehind = "";
        private int changed;
        private int untracked;
        private int conflicts;

        private GitSummary() {}

        static String of(Path directory) {
            try {
                GitRunner git = GitRunner.in(directory);
                GitSummary glance = new GitSummary();
                git.ask("status", "--porcelain=v2", "--branch", "--untracked-files=normal")
                        .lines()
                        .forEach(glance::line);
                return glance.shown();
            } catch (SourceException e) {
                return "unknown (" + e.getMessage() + ")";
            }
        }

        private void line(String line) {
            if (line.startsWith("# branch.head ")) {
                branch = ShownName.of(line.substring("# branch.head ".length()));
            } else if (line.startsWith("# branch.ab ")) {
                aheadBehind = aheadBehind(line.substring("# branch.ab ".length()).split(" ", -1));
            } else if (line.startsWith("? ")) {
                untracked++;
            } else if (line.startsWith("u ")) {
                conflicts++;
            } else if (line.startsWith("1 ") || line.startsWith("2 ")) {
                changed++;
            }
        }

        /** Converts git's {@code +1 -0} to "1 ahead". */
        private static String aheadBehind(String[] counts) {
            List<String> words = new ArrayList<>();
            if (counts.length == 2 && !counts[0].equals("+0")) {
                words.add(counts[0].substring(1) + " ahead");
            }
            if (counts.length == 2 && !counts[1].equals("-0")) {
                words.add(counts[1].substring(1) + " behind");
            }
            return String.join(", ", words);
        }

        private String shown() {
            List<String> words = new ArrayList<>();
            words.add(branch.equals("(detached)") ? "no branch (detached)" : "branch " + branch);
            if (!aheadBehind.isEmpty()) {
                words.add(aheadBehind);
            }
            if (conflicts > 0) {
                words.add(conflicts + " in conflict");
            }
            if (changed > 0) {
                words.add(changed + " changed");
            }
            if (untracked > 0) {
                words.add(untracked + " untracked");
            }
            if (conflicts + changed + untracked == 0) {
                words.add("nothing changed");
            }
            return String.join(", ", words);
        }
    }

    /** Finds the files to open first in an unknown project. */
    static final class EntryPoints {
        /** Files at a project's root that say how it is built. */
        static final Set<String> BUILD_FILES =
                Set.of(
                        """
                        pom.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts \
                        build.sbt package.json deno.json Cargo.toml go.mod pyproject.toml setup.py \
                        requirements.txt CMakeLists.txt meson.build configure.ac Makefile Gemfile \
                        composer.json mix.exs Package.swift build.zig flake.nix pubspec.yaml"""
                                .split(" "));

        private static final Set<String> OTHERS =
                Set.of("AGENTS.md", "Dockerfile", "docker-compose.yml", "compose.yaml", "justfile");

        private static final Set<String> MAIN_NAMES =
                Set.of("main", "__main__", "index", "app", "cli", "server", "manage", "program");

        private static final Set<String> PROSE = Set.of("", "Prose", "Data", "CSS");
        private static final int MOST_MAINS = 8;

        private final List<String> atRoot = new ArrayList<>();
        private final List<String> mains = new ArrayList<>();

        /** Whether a file of that name may be one of them. */
        static boolean isNotable(String name) {
            return BuildKinds.isBuildFile(name)
                    || BUILD_FILES.contains(name)
                    || OTHERS.contains(name)
                    || isReadme(name)
                    || isMain(name);
        }

        /**
         * @param path relative to the root
         */
        void add(String path) {
            String name = path.substring(path.lastIndexOf('/') + 1);
            boolean top = name.length() == path.length();
            if (top && (isReadme(name) || BUILD_FILES.contains(name) || OTHERS.contains(name))) {
                atRoot.add(path);
            } else if (isMain(name)) {
                mains.add(path);
                if (mains.size() > 2 * MOST_MAINS) {
                    keepShallowest();
                }
            }
        }

        private static boolean isReadme(String name) {
            return name.toLowerCase(Locale.ROOT).startsWith("readme");
        }

        private static boolean isMain(String name) {
            int dot = name.indexOf('.');
            return dot > 0
                    && MAIN_NAMES.contains(name.substring(0, dot).toLowerCase(Locale.ROOT))
                    && !PROSE.contains(Languages.of(name));
        }

        private void keepShallowest() {
            mains.sort(
                    Comparator.comparingLong(
                                    (String path) -> path.chars().filter(c -> c == '/').count())
                            .thenComparing(Comparator.naturalOrder()));
            mains.subList(Math.min(MOST_MAINS, mains.size()), mains.size()).clear();
        }

        List<String> all() {
            keepShallowest();
            List<String> all = new ArrayList<>(atRoot);
            all.addAll(mains);
            return all;
        }
    }

    /** Takes the language of a file from its name. */
    static final class Languages {
        private Languages() {}

        /** Returns the language of a file, or empty if its name does not tell. */
        static String of(String name) {
            int dot = name.lastIndexOf('.');
            return switch (dot < 1 ? name : name.substring(dot + 1).toLowerCase(Locale.ROOT)) {
                case "java" -> "Java";
                case "kt", "kts" -> "Kotlin";
                case "scala", "sc" -> "Scala";
                case "groovy", "gradle" -> "Groovy";
                case "clj", "cljs", "cljc" -> "Clojure";
                case "py", "pyi" -> "Python";
                case "js", "mjs", "cjs", "jsx" -> "JavaScript";
                case "ts", "tsx", "mts", "cts" -> "TypeScript";
                case "vue" -> "Vue";
                case "svelte" -> "Svelte";
                case "c", "h" -> "C";
                case "cc", "cpp", "cxx", "hh", "hpp", "hxx" -> "C++";
                case "m", "mm" -> "Objective-C";
                case "cs" -> "C#";
                case "fs", "fsx" -> "F#";
                case "go" -> "Go";
                case "rs" -> "Rust";
                case "zig" -> "Zig";
                case "swift" -> "Swift";
                case "rb", "rake" -> "Ruby";
                case "php" -> "PHP";
                case "pl", "pm" -> "Perl";
                case "lua" -> "Lua";
                case "r" -> "R";
                case "jl" -> "Julia";
                case "hs" -> "Haskell";
                case "ml", "mli" -> "OCaml";
                case "ex", "exs" -> "Elixir";
                case "erl", "hrl" -> "Erlang";
                case "elm" -> "Elm";
                case "dart" -> "Dart";
                case "lisp", "el", "scm", "rkt" -> "Lisp";
                case "nix" -> "Nix";
                case "sh", "bash", "zsh", "fish" -> "Shell";
                case "ps1", "psm1" -> "PowerShell";
                case "sql" -> "SQL";
                case "html", "htm" -> "HTML";
                case "css", "scss", "sass", "less" -> "CSS";
                case "tf", "hcl" -> "HCL";
                case "proto" -> "Protobuf";
                case "md", "markdown", "rst", "adoc" -> "Prose";
                case "json", "yaml", "yml", "toml", "xml" -> "Data";
                case "Makefile", "makefile", "mk" -> "Make";
                case "Dockerfile", "dockerfile" -> "Docker";
                default -> "";
            };
        }
    }
}
