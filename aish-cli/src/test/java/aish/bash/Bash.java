package aish.bash;

import module java.base;

/** Bash as the judge of its own language. */
final class Bash {
    private static final String JUDGE =
            """
            while IFS= read -r -d '' text; do
                said=$(bash -O extglob -n 2>&1 <<< "$text")
                case $said in
                *'unexpected end of file'* | *'unexpected EOF while looking for'* | \\
                    *'delimited by end-of-file'* | *": unexpected token \\`EOF'"*)
                    echo incomplete ;;
                *) echo complete ;;
                esac
            done
            """;

    private static final String PARSER =
            """
            while IFS= read -r -d '' text; do
                if bash -O extglob -n 2>/dev/null <<< "$text"; then echo yes; else echo no; fi
            done
            """;

    private Bash() {}

    static boolean isMissing() {
        return !Files.isExecutable(Path.of("/bin/bash"));
    }

    /** For each text whether {@code bash -n} would need more lines. */
    static List<Boolean> incomplete(List<String> texts) throws IOException, InterruptedException {
        List<Boolean> verdicts = new ArrayList<>();
        for (String line : run(JUDGE, String.join("\0", texts) + "\0").split("\n", -1)) {
            if (!line.isEmpty()) {
                verdicts.add(line.equals("incomplete"));
            }
        }
        return verdicts;
    }

    /** For each text whether {@code bash -n} takes it for a command. */
    static List<Boolean> accepted(List<String> texts) throws IOException, InterruptedException {
        return run(PARSER, String.join("\0", texts) + "\0")
                .lines()
                .map(line -> line.equals("yes"))
                .toList();
    }

    /** What the script prints when it reads the input. */
    static String run(String script, String input) throws IOException, InterruptedException {
        Path file = Files.createTempFile("aish", ".in");
        try {
            Files.writeString(file, input);
            ProcessBuilder builder = new ProcessBuilder("/bin/bash", "-c", script);
            builder.environment().put("LC_ALL", "C.UTF-8");
            builder.redirectInput(file.toFile()).redirectErrorStream(true);
            Process process = builder.start();
            String output =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            process.waitFor();
            return output;
        } finally {
            Files.delete(file);
        }
    }
}
