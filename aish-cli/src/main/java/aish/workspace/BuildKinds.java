package aish.workspace;

import module java.base;

import aish.workspace.ProjectModel.Build;

/** Tells by its files what a project is built with. */
public final class BuildKinds {
    /** A file, what it is of, and the programs that build from it. */
    private static final String TABLE =
            """
            pom.xml|Maven|mvn mvnw
            build.gradle|Gradle|gradle gradlew
            build.gradle.kts|Gradle|gradle gradlew
            settings.gradle|Gradle|gradle gradlew
            settings.gradle.kts|Gradle|gradle gradlew
            build.sbt|sbt|sbt
            deno.json|Deno|deno
            Cargo.toml|Cargo|cargo
            go.mod|Go module|go
            pyproject.toml|Python|
            setup.py|Python|
            requirements.txt|Python|pip
            CMakeLists.txt|CMake|cmake ctest
            meson.build|Meson|meson
            configure.ac|Autotools|
            Gemfile|Bundler|bundle
            mix.exs|Mix|mix
            Package.swift|Swift package|swift
            build.zig|Zig|zig
            flake.nix|Nix flake|nix
            pubspec.yaml|Dart|dart
            package.json|npm|npm pnpm yarn bun
            composer.json|Composer|composer
            Makefile|Make|make
            makefile|Make|make
            GNUmakefile|Make|make
            justfile|just|just""";

    private static final Map<String, String[]> ROWS =
            TABLE.lines()
                    .map(line -> line.split("\\|", -1))
                    .collect(Collectors.toMap(row -> row[0], row -> row));

    /** Files that say by their names how to build what is around them. */
    static final Set<String> NAMES = Set.copyOf(ROWS.keySet());

    private static final int DEEPEST = 2;
    private static final int MOST = 8;

    private BuildKinds() {}

    /** Whether a file of that name says how to build something. */
    static boolean isBuildFile(String name) {
        return NAMES.contains(name) || isDotNet(name);
    }

    private static boolean isDotNet(String name) {
        return name.endsWith(".csproj") || name.endsWith(".fsproj") || name.endsWith(".sln");
    }

    /** Returns the names of the files from which a program builds what is in a directory. */
    public static List<String> filesOf(String program) {
        return ROWS.values().stream()
                .filter(row -> List.of(row[2].split(" ")).contains(program))
                .map(row -> row[0])
                .sorted()
                .toList();
    }

    /**
     * Returns one build for each kind, those nearest to the root first.
     *
     * @param paths of files, relative to the root
     */
    static List<Build> of(List<String> paths) {
        Map<String, Build> builds = new LinkedHashMap<>();
        paths.stream()
                .filter(path -> depth(path) <= DEEPEST)
                .sorted(
                        Comparator.comparingLong(BuildKinds::depth)
                                .thenComparing(Comparator.naturalOrder()))
                .map(BuildKinds::build)
                .forEach(build -> builds.putIfAbsent(build.kind(), build));
        return builds.values().stream().limit(MOST).toList();
    }

    private static long depth(String path) {
        return path.chars().filter(c -> c == '/').count();
    }

    private static Build build(String path) {
        String[] row = ROWS.get(path.substring(path.lastIndexOf('/') + 1));
        return new Build(row == null ? ".NET" : row[1], path);
    }
}
