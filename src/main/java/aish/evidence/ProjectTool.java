package aish.evidence;

import module java.base;

/**
 * A program whose output depends on the files of a project: it builds, tests, checks or renders
 * them. What a program did to other machines remains true, so those that only do that are left out.
 *
 * @param directory where its files are, relative to where it ran
 * @param parts what it is told to look at, such as {@code client} for {@code client.test.ts}; empty
 *     if all
 * @param endings how the names of the files end that it reads
 */
public record ProjectTool(String directory, List<String> parts, List<String> endings) {
    /**
     * Programs, what they are told to do, and what they read. An operand of those with + is a part
     * if it is a path, of those with ++ in any case.
     */
    private static final List<String> TOOLS =
            """
            cargo | build b test t check c run r clippy bench doc nextest | .rs Cargo.toml Cargo.lock
            cargo | tree audit outdated deny metadata | Cargo.toml Cargo.lock
            go+ | build test vet generate | .go go.mod go.sum
            go | run | .go go.mod go.sum
            go | list mod | go.mod go.sum
            govulncheck staticcheck golangci-lint | * | .go go.mod go.sum
            npm yarn pnpm bun | test t run build start lint | .js .jsx .ts .tsx .mjs .cjs .vue .svelte .css .scss .html package.json tsconfig.json
            npm yarn pnpm bun | ls list audit outdated why | /package.json /package-lock.json /yarn.lock /pnpm-lock.yaml
            vite webpack rollup next tsc | * | .js .jsx .ts .tsx .mjs .cjs .vue .svelte .css .scss .html package.json tsconfig.json
            jest+ vitest+ playwright+ cypress+ mocha+ | * | .js .jsx .ts .tsx .mjs .cjs .vue .svelte package.json
            eslint+ prettier+ stylelint+ | * | .js .jsx .ts .tsx .mjs .cjs .vue .svelte .css .scss
            mvn mvnw | dependency:tree dependency:list dependency:analyze | pom.xml
            mvn mvnw gradle gradlew sbt ant | * | .java .kt .kts .groovy .scala pom.xml .gradle gradle.properties build.sbt build.xml
            pytest+ tox nox unittest+ ruff+ mypy+ flake8+ pylint+ black+ | * | .py pyproject.toml setup.cfg tox.ini pytest.ini
            rspec+ rake rubocop+ cucumber+ | * | .rb .rake Rakefile Gemfile Gemfile.lock
            phpunit+ pest+ phpstan+ | * | .php composer.json
            artisan+ | test | .php composer.json
            manage.py | test check migrate showmigrations | .py
            bats+ shellcheck+ | * | .sh .bash .bats
            promtool+ | check test | .yml .yaml
            mix | test compile | .ex .exs
            swift zig stack cabal dune bazel | build test run | .swift .zig .hs .cabal .ml .bzl BUILD
            dotnet+ | build test run publish | .cs .fs .vb .csproj .fsproj .sln .props .targets
            make gmake ninja cmake ctest meson west platformio pio idf.py | * | .c .h .cc .cpp .cxx .hpp .s .S .ld .mk .cmake .conf .dts .dtsi .overlay .go .rs .tex .bib .sty .cls Makefile CMakeLists.txt meson.build Kconfig
            gcc g++ cc c++ clang clang++ | * | .c .h .cc .cpp .cxx .hpp .ld
            helm++ | template lint | .yaml .yml .tpl
            kustomize++ | build | .yaml .yml
            kubectl++ | kustomize | .yaml .yml
            dbt | build run test compile seed | .sql .yml .yaml
            terraform tofu terragrunt | plan validate | .tf .tfvars .hcl
            nginx apache2ctl httpd | -t configtest | .conf
            kubeconform+ kubeval+ yamllint+ actionlint+ | * | .yaml .yml
            tflint tfsec checkov | * | .tf .tfvars .hcl
            pdflatex+ xelatex+ lualatex+ latexmk+ tectonic+ bibtex+ biber+ | * | .tex .bib .sty .cls .bst .png .pdf .jpg .svg
            git | status diff | *
            docker-compose | config | .yml .yaml .env
            ansible-lint+ | * | .yml .yaml .j2
            ansible-playbook+ | --check --syntax-check | .yml .yaml .j2
            docker podman | build buildx | Dockerfile Containerfile .py .js .ts .go .rs .java .c .rb .php .sh package.json requirements.txt Cargo.toml go.mod
            """
                    .lines()
                    .toList();

    /** Programs that run the one that is named after them. */
    private static final Set<String> WRAPPERS =
            Set.of(
                    "sudo time nice env timeout valgrind gdb strace ltrace npx bunx bundle exec poetry uv pipenv run python python3 php"
                            .split(" "));

    /** Programs that also run others, unless they are told to do something themselves. */
    private static final Set<String> RUNNERS = Set.of("npm", "yarn", "pnpm", "bun");

    private static final Pattern OPTION = Pattern.compile("-.*|\\w+=.*|\\d+[smh]?");

    /** A program that was built from the project. */
    private static final Pattern BUILT =
            Pattern.compile(
                    "\\./[\\w-]+|(?:\\./)?(?:\\w[\\w-]*/)*(?:_?build|target|out|cmake-build-\\w+)/[^.]+");

    private static final Pattern CROSS = Pattern.compile("[\\w.]+-(?:none|linux|elf)[\\w-]*-");
    private static final Set<String> ASIDE =
            Set.of("--version", "--help", "-V", "-h", "--no-build", "--dry-run");

    /** The options of test runners that select what runs. */
    private static final Pattern FILTER =
            Pattern.compile("(?:--(?:filter|tests|grep|testPathPattern)|-Dtest)=(.+)");

    private static final Pattern AFFIX =
            Pattern.compile("(?i)^test_|[._-]?(?:tests?|specs?)$|^test(?=[A-Z])");

    public ProjectTool {
        parts = List.copyOf(parts);
        endings = List.copyOf(endings);
    }

    /**
     * Returns the tool that a command runs; empty if its output does not depend on a project.
     *
     * @param words the command, without redirections
     */
    static Optional<ProjectTool> of(List<String> words) {
        List<String> rest = inContainer(words);
        while (!rest.isEmpty()
                && (WRAPPERS.contains(rest.getFirst())
                        || OPTION.matcher(rest.getFirst()).matches())) {
            rest = rest.subList(1, rest.size());
        }
        if (rest.isEmpty() || rest.stream().anyMatch(ASIDE::contains)) {
            return Optional.empty();
        }
        String program = rest.getFirst().substring(rest.getFirst().lastIndexOf('/') + 1);
        String name = CROSS.matcher(program).replaceFirst("");
        List<String> arguments = rest.subList(1, rest.size());
        boolean built = BUILT.matcher(rest.getFirst()).matches();
        return TOOLS.stream()
                .flatMap(row -> of(row, name, arguments).stream())
                .findFirst()
                .or(() -> built ? of(List.of("make")) : Optional.empty())
                .or(() -> isPython(words) ? of(List.of("tox")) : Optional.empty())
                .or(() -> RUNNERS.contains(name) ? of(arguments) : Optional.empty());
    }

    /** Returns what runs in a container, if a command starts something there. */
    private static List<String> inContainer(List<String> words) {
        int verb = Math.max(words.indexOf("exec"), words.indexOf("run"));
        if (verb < 0 && words.size() > 1 && words.get(1).equals("compose")) {
            return Stream.concat(Stream.of("docker-compose"), words.stream().skip(2)).toList();
        }
        if (words.isEmpty()
                || !words.getFirst().matches("docker(?:-compose)?|podman")
                || verb < 0) {
            return words;
        }
        return words.subList(verb + 1, words.size()).stream()
                .dropWhile(word -> OPTION.matcher(word).matches())
                .skip(1)
                .toList();
    }

    /** Whether a module or a script of the project may run. */
    private static boolean isPython(List<String> words) {
        return words.getFirst().matches("python3?")
                && words.stream().anyMatch(word -> word.equals("-m") || word.endsWith(".py"));
    }

    private static Optional<ProjectTool> of(String row, String name, List<String> arguments) {
        String[] columns = row.split(" \\| ", -1);
        List<String> names = List.of(columns[0].split(" "));
        List<String> verbs = List.of(columns[1].split(" "));
        Optional<String> verb =
                arguments.stream().filter(word -> !OPTION.matcher(word).matches()).findFirst();
        boolean asked =
                verbs.contains("*")
                        || verb.filter(verbs::contains).isPresent()
                        || arguments.stream()
                                .anyMatch(word -> isOption(word) && verbs.contains(word));
        boolean paths = names.contains(name + "+");
        boolean words = names.contains(name + "++");
        if (!asked || !(paths || words || names.contains(name))) {
            return Optional.empty();
        }
        // a module of the kernel is built in its own directory, with the rules of another
        boolean module = arguments.stream().anyMatch(word -> word.startsWith("M="));
        int moved = module ? -1 : Math.max(arguments.indexOf("-C"), arguments.indexOf("--prefix"));
        String directory =
                moved >= 0 && moved + 1 < arguments.size() ? arguments.get(moved + 1) : "";
        List<String> parts =
                arguments.stream()
                        .filter(word -> !verbs.contains(word))
                        .filter(word -> words || word.contains("/") || isOption(word))
                        .flatMap(word -> part(word, paths || words).stream())
                        .toList();
        return Optional.of(new ProjectTool(directory, parts, List.of(columns[2].split(" "))));
    }

    private static boolean isOption(String word) {
        return word.startsWith("-");
    }

    /** Returns the name of the part of the project that an argument selects. */
    private static Optional<String> part(String argument, boolean operands) {
        Matcher filter = FILTER.matcher(argument);
        boolean path = operands && !argument.startsWith("-");
        if (!path && !filter.matches()) {
            return Optional.empty();
        }
        String plain =
                path ? argument.replaceAll("(?:/\\.\\.\\.|/+|:[\\d:]+)$", "") : filter.group(1);
        return Optional.of(stem(plain.substring(plain.lastIndexOf('/') + 1)))
                .filter(each -> !each.matches("\\.*"));
    }

    private static String stem(String name) {
        return AFFIX.matcher(name.replaceFirst("(?<=.)\\.\\w+$", ""))
                .replaceAll("")
                .toLowerCase(Locale.ROOT);
    }

    /**
     * Whether it reads a file of its project.
     *
     * @param file relative to where its files are
     */
    public boolean reads(Path file) {
        String name = String.valueOf(file.getFileName());
        return endings.contains(name)
                || endings.contains("/" + file)
                || endings.contains("*")
                || (endings.stream().anyMatch(each -> each.startsWith(".") && name.endsWith(each))
                        && isSelected(file));
    }

    private boolean isSelected(Path file) {
        return parts.isEmpty()
                || StreamSupport.stream(file.spliterator(), false)
                        .anyMatch(each -> parts.contains(stem(each.toString())));
    }
}
