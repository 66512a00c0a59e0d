package aish.workspace;

import module java.base;

import aish.bash.ShellQuoting;
import aish.json.Json;
import aish.json.JsonException;
import aish.workspace.ProjectModel.Build;

/** Tells by its files what a project is built with, and how it is built, tested and run. */
public final class BuildKinds {
    /** File, kind, how to build, test and run, and the file without which it cannot be run. */
    private static final String TABLE =
            """
            pom.xml|Maven|mvn package|mvn test
            build.gradle|Gradle|gradle build|gradle test
            build.gradle.kts|Gradle|gradle build|gradle test
            settings.gradle|Gradle|gradle build|gradle test
            settings.gradle.kts|Gradle|gradle build|gradle test
            build.sbt|sbt|sbt compile|sbt test
            deno.json|Deno||deno test
            Cargo.toml|Cargo|cargo build|cargo test|cargo run|src/main.rs
            go.mod|Go module|go build ./...|go test ./...|go run .|main.go
            pyproject.toml|Python|python3 -m build|python3 -m pytest
            setup.py|Python||python3 -m pytest
            requirements.txt|Python|pip install -r requirements.txt|python3 -m pytest
            CMakeLists.txt|CMake|cmake -S . -B build && cmake --build build|ctest --test-dir build
            meson.build|Meson|meson setup build && meson compile -C build|meson test -C build
            configure.ac|Autotools|./configure && make|make check
            Gemfile|Bundler|bundle install|bundle exec rake test|
            mix.exs|Mix|mix compile|mix test
            Package.swift|Swift package|swift build|swift test
            build.zig|Zig|zig build|zig build test
            flake.nix|Nix flake|nix build|nix flake check
            pubspec.yaml|Dart|dart pub get|dart test""";

    private static final Map<String, String[]> ROWS =
            TABLE.lines()
                    .map(line -> line.split("\\|", -1))
                    .collect(Collectors.toMap(row -> row[0], row -> row));

    /** Files that say by their names how to build what is around them. */
    static final Set<String> NAMES =
            Stream.concat(
                            ROWS.keySet().stream(),
                            Stream.of("package.json", "composer.json", "Makefile"))
                    .collect(Collectors.toUnmodifiableSet());

    private static final Map<String, String> WRAPPERS =
            Map.of("mvn ", "./mvnw ", "gradle ", "./gradlew ");

    private static final Map<String, String> MANAGERS =
            Map.of(
                    "pnpm-lock.yaml", "pnpm",
                    "yarn.lock", "yarn",
                    "bun.lock", "bun",
                    "bun.lockb", "bun");

    private static final Pattern TARGET =
            Pattern.compile("(?m)^@?([A-Za-z0-9_.-]+)(?: +[^:=\\n]*)?::?(?!=)");

    private static final int DEEPEST = 2;
    private static final int MOST = 8;
    private static final int MOST_BYTES = 1 << 20;

    private final Path directory;
    private final String prefix;

    private BuildKinds(Path directory, String prefix) {
        this.directory = directory;
        this.prefix = prefix;
    }

    /** Whether a file of that name says how to build something. */
    static boolean isBuildFile(String name) {
        return NAMES.contains(name)
                || Set.of("makefile", "GNUmakefile", "justfile").contains(name)
                || isDotNet(name);
    }

    /** Returns the names of the files from which a program builds what is in a directory. */
    public static List<String> filesOf(String program) {
        String own =
                WRAPPERS.entrySet().stream()
                        .filter(wrapper -> wrapper.getValue().equals("./" + program + " "))
                        .map(wrapper -> wrapper.getKey().strip())
                        .findFirst()
                        .orElse(program);
        return switch (own) {
            case "python3" -> List.of(); // it builds only by modules
            case "npm", "pnpm", "yarn", "bun" -> List.of("package.json");
            case "composer" -> List.of("composer.json");
            case "make" -> List.of("GNUmakefile", "makefile", "Makefile");
            case "just" -> List.of("justfile");
            default ->
                    ROWS.values().stream()
                            .filter(row -> runs(row, own))
                            .map(row -> row[0])
                            .sorted()
                            .toList();
        };
    }

    private static boolean runs(String[] row, String program) {
        return Stream.of(row)
                .skip(2)
                .anyMatch(command -> command.equals(program) || command.startsWith(program + " "));
    }

    private static boolean isDotNet(String name) {
        return name.endsWith(".csproj") || name.endsWith(".fsproj") || name.endsWith(".sln");
    }

    /**
     * Returns one build for each kind, those nearest to the root first.
     *
     * @param paths of files, relative to the root
     */
    static List<Build> of(Path root, List<String> paths) {
        List<String> nearest =
                paths.stream()
                        .filter(path -> isBuildFile(path.substring(path.lastIndexOf('/') + 1)))
                        .filter(path -> depth(path) <= DEEPEST)
                        .sorted(
                                Comparator.comparingLong(BuildKinds::depth)
                                        .thenComparing(Comparator.naturalOrder()))
                        .toList();
        Map<String, Build> builds = new LinkedHashMap<>();
        for (String path : nearest) {
            if (builds.size() < MOST) {
                Build build = of(root, path);
                builds.putIfAbsent(build.kind(), build);
            }
        }
        return List.copyOf(builds.values());
    }

    private static long depth(String path) {
        return path.chars().filter(c -> c == '/').count();
    }

    private static Build of(Path root, String path) {
        int slash = path.lastIndexOf('/');
        String below = slash < 0 ? "" : path.substring(0, slash);
        String prefix = below.isEmpty() ? "" : "cd " + ShellQuoting.quote(below) + " && ";
        return new BuildKinds(root.resolve(below), prefix).of(path, path.substring(slash + 1));
    }

    private Build of(String path, String name) {
        String[] row = ROWS.get(name);
        if (row != null) {
            boolean runs = row.length > 5 && isThere(row[5]);
            return build(row[1], path, row[2], row[3], runs ? row[4] : "");
        }
        return switch (name) {
            case "package.json" -> scripts(path, manager());
            case "composer.json" -> scripts(path, "composer");
            case "justfile" -> targets("just", path, "just");
            default ->
                    isDotNet(name)
                            ? build(".NET", path, "dotnet build", "dotnet test", "")
                            : targets("Make", path, "make");
        };
    }

    private boolean isThere(String name) {
        return Files.isRegularFile(directory.resolve(name));
    }

    private Build build(String kind, String path, String build, String test, String run) {
        return new Build(kind, path, command(build), command(test), command(run));
    }

    private String command(String words) {
        if (words.isEmpty()) {
            return "";
        }
        for (Map.Entry<String, String> wrapper : WRAPPERS.entrySet()) {
            String own = wrapper.getValue();
            if (words.startsWith(wrapper.getKey()) && isThere(own.strip())) {
                return prefix + own + words.substring(wrapper.getKey().length());
            }
        }
        return prefix + words;
    }

    private String manager() {
        for (Map.Entry<String, String> lock : MANAGERS.entrySet()) {
            if (isThere(lock.getKey())) {
                return lock.getValue();
            }
        }
        return "npm";
    }

    /** Reads which of the usual scripts there are; their text is not needed. */
    private Build scripts(String path, String manager) {
        Json scripts = new Json.Null();
        try {
            scripts = Json.parse(text(path)).get("scripts");
        } catch (JsonException e) {
            // then there are none
        }
        String run = has(scripts, "start") ? "start" : has(scripts, "dev") ? "run dev" : "";
        return build(
                manager,
                path,
                has(scripts, "build") ? manager + " run build" : manager + " install",
                has(scripts, "test") ? manager + " test" : "",
                run.isEmpty() ? "" : manager + " " + run);
    }

    private static boolean has(Json scripts, String name) {
        return !scripts.get(name).isNull();
    }

    private Build targets(String kind, String path, String program) {
        Set<String> targets = new HashSet<>();
        Matcher matcher = TARGET.matcher(text(path));
        while (matcher.find()) {
            targets.add(matcher.group(1));
        }
        String test = targets.contains("test") ? "test" : targets.contains("check") ? "check" : "";
        return build(
                kind,
                path,
                targets.contains("build") ? program + " build" : program,
                test.isEmpty() ? "" : program + " " + test,
                targets.contains("run") ? program + " run" : "");
    }

    private String text(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        try (InputStream in = Files.newInputStream(directory.resolve(name))) {
            return new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
