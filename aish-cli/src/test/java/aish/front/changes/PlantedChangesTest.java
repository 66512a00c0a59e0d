package aish.front.changes;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Plants the change that breaks a command among changes that have nothing to do with it, and counts
 * how often it is among the first three that are named.
 */
class PlantedChangesTest {
    private static final int CASES = 60;
    private static final int INNOCENT = 200;
    private static final int FIRST = 3;

    /** Commands, and the files and variables that they depend on. */
    private static final List<String> COMMANDS =
            """
            runner app.py --config conf.yml|app.py conf.yml|
            ./run.sh data/in.csv|run.sh data/in.csv|
            make test|Makefile|MAKEFLAGS
            mvn -q -o test|pom.xml|MAVEN_OPTS JAVA_HOME
            cargo build --release|Cargo.toml|RUSTFLAGS
            npm test|package.json|NODE_ENV
            bash scripts/build.sh release|scripts/build.sh|
            report --input=data/in.csv --out=/dev/null|data/in.csv|REPORT_LOCALE
            cd web && npm run build|web/package.json|
            sort < data/in.csv | uniq -c|data/in.csv|LC_ALL
            sh -c 'cat notes.txt'|notes.txt|
            psql -h $DB_HOST -f schema.sql|schema.sql|DB_HOST
            java -cp lib/app.jar Main conf.yml|lib/app.jar conf.yml|JAVA_TOOL_OPTIONS
            docker compose -f compose.yml config|compose.yml|DOCKER_HOST
            diff expected.txt actual.txt|expected.txt actual.txt|
            ssh -F ssh.conf build uptime|ssh.conf|
            for f in a.txt b.txt; do check "$f"; done|a.txt b.txt|
            test -s lock.json && deploy --dry-run|lock.json|DEPLOY_TOKEN
            FOO=1 timeout 5 ./run.sh|run.sh|
            find src -name '*.c' -newer stamp|stamp|"""
                    .lines()
                    .toList();

    private static final List<String> FILES =
            List.of(
                    "app.py",
                    "conf.yml",
                    "run.sh",
                    "data/in.csv",
                    "Makefile",
                    "pom.xml",
                    "Cargo.toml",
                    "package.json",
                    "scripts/build.sh",
                    "web/package.json",
                    "notes.txt",
                    "schema.sql",
                    "lib/app.jar",
                    "compose.yml",
                    "expected.txt",
                    "actual.txt",
                    "ssh.conf",
                    "a.txt",
                    "b.txt",
                    "lock.json",
                    "stamp");

    private static final List<String> PROGRAMS =
            List.of(
                    "runner", "make", "mvn", "cargo", "npm", "report", "sort", "uniq", "sh", "cat",
                    "psql", "java", "docker", "diff", "ssh", "check", "deploy", "timeout", "find",
                    "bash");

    private static final List<String> OTHER_VARIABLES =
            List.of("EDITOR", "LS_COLORS", "PAGER", "HISTSIZE", "MY_NOTE", "GREP_COLORS");

    private static final List<String> SESSION_VARIABLES =
            List.of("SHLVL", "WINDOWID", "TMUX_PANE", "SSH_CONNECTION", "OLDPWD");

    @TempDir Path root;

    private final Random random = new Random(20261118);

    @Test
    void theCulpritIsAmongTheFirstThree() throws IOException {
        int found = 0;
        List<String> missed = new ArrayList<>();
        for (int i = 0; i < CASES; i++) {
            WorkedBefore here = project(root.resolve("case" + i));
            String[] row = COMMANDS.get(i % COMMANDS.size()).split("(?<! )\\|(?! )", -1);
            here.works(row[0]);
            here.now = here.now.plus(Duration.ofHours(1));
            Set<String> changed = new TreeSet<>();
            String culprit = plant(here, row, i / COMMANDS.size(), changed);
            for (int k = i * INNOCENT / CASES; k < (i + 1) * INNOCENT / CASES; k++) {
                innocent(here, row, changed);
            }
            String line = here.fails(row[0]);
            List<String> named = here.changed(row[0]).orElseThrow().lines().toList();
            assertThat(named(named)).as(row[0]).isSubsetOf(changed);
            List<String> first = named(named).stream().limit(FIRST).toList();
            if (first.contains(culprit)) {
                found++;
                assertThat(line).contains(culprit);
            } else {
                missed.add(row[0] + ": " + culprit + " not in " + first);
            }
        }
        System.out.printf("planted changes: %d of %d among the first three%n", found, CASES);
        missed.forEach(System.out::println);
        assertThat(found).isGreaterThanOrEqualTo(CASES * 8 / 10);
    }

    /** Returns what is listed, by name. */
    private static List<String> named(List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith("  "))
                .map(line -> line.strip().split(" ", 2)[0])
                .toList();
    }

    private WorkedBefore project(Path place) throws IOException {
        WorkedBefore here = new WorkedBefore(place);
        here.checkOut("main", "a");
        for (String file : FILES) {
            here.write(file, "content of " + file + "\n");
        }
        for (String program : PROGRAMS) {
            here.program("bin", program);
        }
        OTHER_VARIABLES.forEach(name -> here.exported.put(name, "1"));
        SESSION_VARIABLES.forEach(name -> here.exported.put(name, "1"));
        return here;
    }

    /** Changes one thing on which the command depends, another kind in each round. */
    private String plant(WorkedBefore here, String[] row, int round, Set<String> changed)
            throws IOException {
        List<String> files = List.of(row[1].split(" "));
        List<String> variables = row[2].isEmpty() ? List.of() : List.of(row[2].split(" "));
        String file = files.get(random.nextInt(files.size()));
        if (round == 1 && !variables.isEmpty()) {
            String name = variables.get(random.nextInt(variables.size()));
            here.exported.put(name, "broken");
            changed.add(name);
            return name;
        }
        if (round == 1) {
            here.checkOut("fix", "b");
            changed.add("branch");
            return "branch";
        }
        if (round == 2) {
            String program = program(row[0]);
            if (program.isEmpty()) {
                Files.delete(here.directory.resolve(file));
            } else {
                here.program("bin", program);
                Files.writeString(here.directory.resolveSibling("bin").resolve(program), "exit 1");
            }
            changed.add(program.isEmpty() ? file : program);
            return program.isEmpty() ? file : program;
        }
        here.write(file, "broken " + random.nextInt() + "\n");
        changed.add(file);
        return file;
    }

    /** The program whose change would matter most; empty if it is a file of the project. */
    private static String program(String command) {
        List<String> words = List.of(command.split("[ ;|<']+"));
        return words.stream().filter(PROGRAMS::contains).findFirst().orElse("");
    }

    /** Changes something on which the command does not depend, or nothing but a time. */
    private void innocent(WorkedBefore here, String[] row, Set<String> changed) throws IOException {
        List<String> files = List.of(row[1].split(" "));
        List<String> others = FILES.stream().filter(name -> !files.contains(name)).toList();
        switch (random.nextInt(6)) {
            case 0 -> {
                Path touched = here.directory.resolve(files.getFirst());
                if (Files.exists(touched)) {
                    Files.setLastModifiedTime(
                            touched, FileTime.fromMillis(random.nextInt(1_000_000_000)));
                }
            }
            case 1 -> {
                String other = others.get(random.nextInt(others.size()));
                here.write(other, "edited " + random.nextInt() + "\n");
                changed.add(other);
            }
            case 2 -> here.write("new" + random.nextInt(1000) + ".txt", "new\n");
            case 3 -> {
                String name = OTHER_VARIABLES.get(random.nextInt(OTHER_VARIABLES.size()));
                here.exported.put(name, "other");
                changed.add(name);
            }
            case 4 -> {
                String name = SESSION_VARIABLES.get(random.nextInt(SESSION_VARIABLES.size()));
                here.exported.put(name, "" + random.nextInt());
            }
            default ->
                    Files.setLastModifiedTime(
                            here.directory.resolveSibling("bin").resolve("make"),
                            FileTime.fromMillis(random.nextInt(1_000_000_000)));
        }
    }
}
