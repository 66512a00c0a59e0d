package aish.app.doctor;

import module java.base;

import aish.settings.Config;
import aish.text.HomePath;

/**
 * Checks the shell that runs commands.
 *
 * @param version returns a program's answer to {@code --version}
 */
record ShellCheck(
        Config.Shell shell,
        Map<String, String> environment,
        Path home,
        Function<Path, String> version)
        implements Check {
    private static final int OLDEST = 4;

    @Override
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        Optional<Path> program = program();
        if (program.isPresent()) {
            findings.add(judge(program.get(), version.apply(program.get())));
        } else {
            findings.add(
                    Finding.fail(
                            "no program " + shell.program() + " to run as the shell",
                            "install bash, or name one with shell.program in the settings"));
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
                    program + " does not call itself bash", "aish needs bash behind its prompt");
        }
        String found = "bash " + bash.group(1) + "." + bash.group(2) + " at " + program;
        // two digits are always recent enough, so parsing cannot overflow
        boolean recent = bash.group(1).length() > 1 || Integer.parseInt(bash.group(1)) >= OLDEST;
        return recent
                ? Finding.ok(found)
                : Finding.fail(
                        found + " is too old",
                        "install bash " + OLDEST + " or later and name it with shell.program");
    }

    /** Checks the startup file: one that the settings name must exist, the default one need not. */
    private Optional<Finding> rc() {
        try {
            boolean usual = shell.rc().isEmpty() || shell.rc().equals("~/.bashrc");
            if (!usual && !Files.isReadable(HomePath.expand(shell.rc(), home))) {
                return Optional.of(
                        Finding.warn(
                                "shell.rc names " + shell.rc() + ", which cannot be read",
                                "mend shell.rc in the settings"));
            }
        } catch (InvalidPathException e) {
            return Optional.of(
                    Finding.warn("shell.rc names no file", "mend shell.rc in the settings"));
        }
        return Optional.empty();
    }
}
