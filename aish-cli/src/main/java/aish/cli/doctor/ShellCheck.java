package aish.cli.doctor;

import module java.base;

import aish.settings.Config;
import aish.shell.ShellDialect;
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
    private static final Pattern BASH = Pattern.compile("bash, version (\\d{1,9})\\.(\\d{1,9})");
    private static final Pattern ZSH = Pattern.compile("^zsh (\\d{1,9})\\.(\\d{1,9})");

    @Override
    public List<Remark> findings() {
        List<Remark> findings = new ArrayList<>();
        Optional<Path> program = program();
        if (program.isPresent()) {
            findings.add(judge(program.get(), version.apply(program.get())));
        } else {
            findings.add(
                    Remark.fail(
                            "cannot find the shell " + shell.program(),
                            "install "
                                    + ShellDialect.of(shell.program())
                                    + ", or set shell.program in the settings"));
        }
        findings.addAll(rc());
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

    private static Remark judge(Path program, String answer) {
        boolean zsh = ShellDialect.of(program.toString()) == ShellDialect.ZSH;
        String name = zsh ? "zsh" : "bash";
        Matcher version = (zsh ? ZSH : BASH).matcher(answer);
        if (!version.find()) {
            return Remark.warn(
                    program + " does not seem to be " + name, "set shell.program to bash or zsh");
        }
        int[] numbers = {Integer.parseInt(version.group(1)), Integer.parseInt(version.group(2))};
        String found = "%s %d.%d at %s".formatted(name, numbers[0], numbers[1], program);
        // older ones of zsh cannot copy functions, as aish does with hooks
        return Arrays.compare(numbers, zsh ? new int[] {5, 8} : new int[] {4, 0}) >= 0
                ? Remark.ok(found)
                : Remark.fail(
                        found + " is too old",
                        "install %s %s or later and set shell.program to it"
                                .formatted(name, zsh ? "5.8" : "4"));
    }

    /** Checks the startup file: one that the settings name must exist, the default one need not. */
    private List<Remark> rc() {
        try {
            boolean usual = shell.rc().isEmpty() || shell.rc().matches("~/\\.(ba|z)shrc");
            if (!usual && !Files.isReadable(HomePath.expand(shell.rc(), home))) {
                return List.of(
                        Remark.warn(
                                "cannot read " + shell.rc() + " (shell.rc)",
                                "fix shell.rc in the settings"));
            }
            return List.of();
        } catch (InvalidPathException e) {
            return List.of(
                    Remark.warn("shell.rc is not a valid path", "fix shell.rc in the settings"));
        }
    }
}
