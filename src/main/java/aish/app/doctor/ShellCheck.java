package aish.app.doctor;

import module java.base;

import aish.settings.Config;
import aish.text.HomePath;

/**
 * Checks the shell that runs commands.
 *
 * @param prompt the template of aish's prompt
 * @param version returns a program's answer to {@code --version}
 */
record ShellCheck(
        Config.Shell shell,
        Map<String, String> environment,
        String prompt,
        Path home,
        Function<Path, String> version)
        implements Check {
    private static final int OLDEST = 4;
    private static final int MOST_BYTES = 1 << 20;

    /** What serves bash's own prompt and line editor, and how a startup file sets it up. */
    private static final Map<String, Pattern> FOR_BASH_ITSELF = new LinkedHashMap<>();

    static {
        FOR_BASH_ITSELF.put("PS1", Pattern.compile("(?m)(^|[\\s;&])PS1="));
        FOR_BASH_ITSELF.put("starship", Pattern.compile("starship init"));
        FOR_BASH_ITSELF.put("bind", Pattern.compile("(?m)(^|[;&]\\s*|\\s)bind\\s+['\"-]"));
        FOR_BASH_ITSELF.put("fzf", Pattern.compile("fzf --bash|\\.fzf\\.bash|fzf/.*key-bindings"));
        FOR_BASH_ITSELF.put("atuin", Pattern.compile("atuin init"));
    }

    @Override
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        Optional<Path> program = program();
        if (program.isPresent()) {
            findings.add(judge(program.get(), version.apply(program.get())));
        } else {
            findings.add(
                    Finding.fail(
                            "cannot find the shell " + shell.program(),
                            "install bash, or set shell.program in the settings"));
        }
        rc().ifPresent(findings::add);
        return findings;
    }

    private Optional<Path> program() {
        try {
            if (shell.program().contains("/")) {
                return Optional.of(HomePath.expand(shell.program(), home)).filter(ShellCheck::runs);
            }
            for (String folder :
                    environment.getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
                Path candidate = Path.of(folder).resolve(shell.program());
                if (!folder.isEmpty() && runs(candidate)) {
                    return Optional.of(candidate);
                }
            }
        } catch (InvalidPathException e) {
            // not a valid path
        }
        return Optional.empty();
    }

    private static boolean runs(Path program) {
        return Files.isRegularFile(program) && Files.isExecutable(program);
    }

    private static Finding judge(Path program, String answer) {
        Matcher bash = Pattern.compile("bash, version (\\d+)\\.(\\d+)").matcher(answer);
        if (!bash.find()) {
            return Finding.warn(
                    program + " does not seem to be bash", "aish needs bash; set shell.program");
        }
        String found = "bash " + bash.group(1) + "." + bash.group(2) + " at " + program;
        // two digits are always recent enough, so parsing cannot overflow
        boolean recent = bash.group(1).length() > 1 || Integer.parseInt(bash.group(1)) >= OLDEST;
        return recent
                ? Finding.ok(found)
                : Finding.fail(
                        found + " is too old",
                        "install bash " + OLDEST + " or later and set shell.program to it");
    }

    /** Checks the startup file: one that the settings name must exist, the default one need not. */
    private Optional<Finding> rc() {
        try {
            boolean usual = shell.rc().isEmpty() || shell.rc().equals("~/.bashrc");
            if (!usual && !Files.isReadable(HomePath.expand(shell.rc(), home))) {
                return Optional.of(
                        Finding.warn(
                                "cannot read " + shell.rc() + " (shell.rc)",
                                "fix shell.rc in the settings"));
            }
            return withoutEffect();
        } catch (InvalidPathException e) {
            return Optional.of(
                    Finding.warn("shell.rc is not a valid path", "fix shell.rc in the settings"));
        }
    }

    /** Lists what the startup file sets up for bash's own prompt and line editor. */
    private Optional<Finding> withoutEffect() {
        List<String> found = new ArrayList<>();
        String text = startupText();
        FOR_BASH_ITSELF.forEach(
                (name, pattern) -> {
                    if (pattern.matcher(text).find()) {
                        found.add(name);
                    }
                });
        if (prompt.equals("PS1")) {
            found.removeAll(List.of("PS1", "starship"));
        }
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Finding.note(
                                shell.rc() + " sets up " + String.join(", ", found) + ": not used",
                                "aish has its own prompt and keys; see docs/coming-from.md"));
    }

    /** Returns the start of the file, without comments; empty if it cannot be read. */
    private String startupText() {
        Path file = HomePath.expand(shell.rc(), home);
        if (shell.rc().isEmpty() || !Files.isRegularFile(file)) {
            return "";
        }
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(MOST_BYTES), StandardCharsets.ISO_8859_1)
                    .replaceAll("(?m)^\\s*#.*$", "");
        } catch (IOException e) {
            return "";
        }
    }
}
