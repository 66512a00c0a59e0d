package aish.patch;

import module java.base;

import aish.files.PrivateFiles;

/**
 * Applies a diff to the same files both here and with {@code git apply}, and compares what became
 * of every file and directory.
 *
 * @param home a directory for temporary files
 */
record ApplyOracle(Path home) {
    /** How the two compare. */
    enum Result {
        BOTH_APPLIED,
        BOTH_REFUSED,
        /** Only git applies a hunk more than 3 lines away from its place; with fuzz, both do. */
        TOO_FAR,
        /** Only git applies it, because it is content that is no text. */
        BINARY,
        /** Only git accepts it, and ignores what it says about a submodule. */
        SUBMODULE,
        /** Only git applies an insertion without context, and at the end of the file. */
        MISPLACED,
        /** Only git applies a hunk for a file without a line feed at its end, and removes one. */
        JOINED,
        /** Only git changes symbolic links. */
        LINK,
        DIFFERENT_CONTENT,
        CHANGED_THOUGH_REFUSED,
        ONLY_GIT_APPLIES,
        ONLY_AISH_APPLIES;

        boolean isMistake() {
            return compareTo(DIFFERENT_CONTENT) >= 0;
        }
    }

    /**
     * @param reason what aish says if it refuses
     */
    record Comparison(Result result, String reason) {}

    /** What became of the files; directories have names that end with a slash. */
    private record Outcome(
            boolean applied, SortedMap<String, FileContent> files, List<String> reasons) {}

    private static final String NO_CONTEXT = " no unchanged lines around it ";
    private static final FileContent DIRECTORY = new FileContent("", 0040000);

    /**
     * @param before by their names
     * @param options for git
     */
    Comparison compare(String diff, SortedMap<String, FileContent> before, String... options)
            throws Exception {
        Outcome git = byGit(diff, before, options);
        Outcome aish = byAish(diff, before, Set.of());
        Result result = result(diff, before, git, aish);
        if (result == Result.ONLY_GIT_APPLIES && isMisplaced(diff, before, git, aish, options)) {
            result = Result.MISPLACED;
        }
        return new Comparison(result, String.join("\n", aish.reasons()));
    }

    private Result result(
            String diff, SortedMap<String, FileContent> before, Outcome git, Outcome aish)
            throws Exception {
        if (git.applied() && aish.applied()) {
            return git.files().equals(aish.files())
                    ? Result.BOTH_APPLIED
                    : Result.DIFFERENT_CONTENT;
        }
        if (aish.applied()) {
            return Result.ONLY_AISH_APPLIES;
        }
        write(before);
        if (!aish.files().equals(read())) {
            return Result.CHANGED_THOUGH_REFUSED;
        }
        return git.applied() ? stricter(diff, before, git, aish) : Result.BOTH_REFUSED;
    }

    /** Finds out whether aish refuses the patch on purpose, and for nothing else. */
    private Result stricter(
            String diff, SortedMap<String, FileContent> before, Outcome git, Outcome aish)
            throws Exception {
        List<String> reasons = aish.reasons();
        if (reasons.stream().allMatch(reason -> reason.contains(" is a binary file,"))) {
            return Result.BINARY;
        }
        if (reasons.stream().allMatch(reason -> reason.contains(" is a submodule,"))) {
            return Result.SUBMODULE;
        }
        if (reasons.stream()
                .allMatch(reason -> reason.matches("(?s).* is a (symbolic link|binary file),.*"))) {
            return Result.LINK;
        }
        if (reasons.stream().allMatch(reason -> reason.contains(" only fits at line "))) {
            return same(git, byAish(diff, before, Set.of(Allowance.FUZZ)), Result.TOO_FAR);
        }
        if (reasons.stream().anyMatch(reason -> reason.contains(" only in line endings."))
                && losesLineFeed(Patch.read(diff), before, git)) {
            return Result.JOINED;
        }
        return Result.ONLY_GIT_APPLIES;
    }

    /** Whether a file has fewer line feeds than it should after its hunks. */
    private static boolean losesLineFeed(
            Patch patch, SortedMap<String, FileContent> before, Outcome git) {
        for (FileChange file : patch.files()) {
            FileContent old = before.get(file.oldName().orElse(""));
            FileContent now = git.files().get(file.newName().orElse(""));
            long grown =
                    file.hunks().stream()
                            .flatMap(hunk -> hunk.lines().stream())
                            .filter(line -> line.text().endsWith("\n"))
                            .mapToInt(
                                    line ->
                                            switch (line.mark()) {
                                                case ADDED -> 1;
                                                case REMOVED -> -1;
                                                case KEPT -> 0;
                                            })
                            .sum();
            if (old != null && now != null && feeds(now) < feeds(old) + grown) {
                return true;
            }
        }
        return false;
    }

    private static long feeds(FileContent content) {
        return content.bytes().chars().filter(c -> c == '\n').count();
    }

    /** Whether git puts an insertion somewhere else than it does if there need be no context. */
    private boolean isMisplaced(
            String diff,
            SortedMap<String, FileContent> before,
            Outcome git,
            Outcome aish,
            String... options)
            throws Exception {
        List<String> exact = new ArrayList<>(List.of(options));
        exact.add("--unidiff-zero");
        Outcome right = byGit(diff, before, exact.toArray(String[]::new));
        return aish.reasons().stream().allMatch(reason -> reason.contains(NO_CONTEXT))
                && right.applied()
                && !right.files().equals(git.files());
    }

    private static Result same(Outcome git, Outcome aish, Result result) {
        return git.files().equals(aish.files()) ? result : Result.DIFFERENT_CONTENT;
    }

    private Outcome byGit(String diff, SortedMap<String, FileContent> before, String... options)
            throws Exception {
        write(before);
        Path patch = Files.writeString(home.resolve("git.patch"), diff);
        List<String> command = new ArrayList<>(List.of("git", "apply"));
        command.addAll(List.of(options));
        command.add(patch.toString());
        Process process =
                new ProcessBuilder(command)
                        .directory(work().toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        return new Outcome(process.waitFor() == 0, read(), List.of());
    }

    private Outcome byAish(
            String diff, SortedMap<String, FileContent> before, Set<Allowance> allowed)
            throws Exception {
        write(before);
        try {
            PatchPlan plan =
                    new PatchTarget.Disk(Optional::empty)
                            .plan(Patch.read(diff), work(), work(), allowed);
            if (plan.fits()) {
                new PatchWriter(plan).write();
            }
            List<String> reasons =
                    plan.problems().stream()
                            .map(problem -> problem.what() + " " + problem.details())
                            .toList();
            return new Outcome(plan.fits(), read(), reasons);
        } catch (PatchException e) {
            return new Outcome(false, read(), List.of(e.why()));
        }
    }

    private Path work() {
        return home.resolve("work");
    }

    private void write(SortedMap<String, FileContent> files) throws IOException {
        write(files, work());
    }

    /** Replaces the content of a directory. */
    static void write(SortedMap<String, FileContent> files, Path directory) throws IOException {
        if (Files.exists(directory)) {
            PrivateFiles.deleteTree(directory);
        }
        Files.createDirectories(directory);
        for (Map.Entry<String, FileContent> file : files.entrySet()) {
            Path path = directory.resolve(file.getKey());
            FileContent content = file.getValue();
            Files.createDirectories(content.equals(DIRECTORY) ? path : path.getParent());
            if (content.mode() == FileContent.LINK) {
                Files.createSymbolicLink(path, Path.of(content.bytes()));
            } else if (!content.equals(DIRECTORY)) {
                Files.write(path, FileContent.raw(content.bytes()));
                if (content.isProgram()) {
                    Files.setPosixFilePermissions(
                            path, PosixFilePermissions.fromString("rwxr-xr-x"));
                }
            }
        }
    }

    private SortedMap<String, FileContent> read() throws IOException, PatchException {
        SortedMap<String, FileContent> files = new TreeMap<>();
        try (Stream<Path> found = Files.walk(work())) {
            for (Path path : found.toList()) {
                String name = work().relativize(path).toString();
                if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                    files.put(name + "/", DIRECTORY);
                } else {
                    files.put(name, FileContent.read(path).orElseThrow());
                }
            }
        }
        return files;
    }
}
