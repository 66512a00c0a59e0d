package aish.workspace;

import module java.base;

import aish.bash.ShellScanner;
import aish.text.ShownName;

/** The arguments of a command about git. */
record GitArguments(boolean staged, int count, Optional<String> author, List<String> paths) {
    private static final int USUAL_COUNT = 10;
    private static final int MOST_COMMITS = 1000;
    private static final String STAGED = "--staged";
    private static final String COUNT = "--count";
    private static final String AUTHOR = "--author";

    GitArguments {
        paths = List.copyOf(paths);
    }

    static GitArguments ofDiff(String arguments) throws SourceException {
        boolean staged = false;
        List<String> paths = new ArrayList<>();
        Iterator<String> words = ShellScanner.words(arguments).iterator();
        while (words.hasNext()) {
            String word = words.next();
            if (word.equals("--")) {
                words.forEachRemaining(paths::add);
            } else if (word.equals(STAGED) || word.equals("--cached")) {
                staged = true;
            } else if (word.startsWith("-")) {
                throw unknown(word, "--staged and paths");
            } else {
                paths.add(word);
            }
        }
        return new GitArguments(staged, USUAL_COUNT, Optional.empty(), paths);
    }

    static GitArguments ofCommits(String arguments) throws SourceException {
        int count = USUAL_COUNT;
        Optional<String> author = Optional.empty();
        List<String> paths = new ArrayList<>();
        Iterator<String> words = ShellScanner.words(arguments).iterator();
        while (words.hasNext()) {
            String word = words.next();
            if (word.equals("--")) {
                words.forEachRemaining(paths::add);
            } else if (isOption(word, COUNT)) {
                count = count(value(word, COUNT, words));
            } else if (isOption(word, AUTHOR)) {
                author = Optional.of(value(word, AUTHOR, words));
            } else if (word.startsWith("-")) {
                throw unknown(word, "--count N, --author NAME and paths");
            } else {
                paths.add(word);
            }
        }
        return new GitArguments(false, count, author, paths);
    }

    static boolean isOption(String word, String option) {
        return word.equals(option) || word.startsWith(option + "=");
    }

    static String value(String word, String option, Iterator<String> words) throws SourceException {
        if (word.length() > option.length()) {
            return word.substring(option.length() + 1);
        }
        if (!words.hasNext()) {
            throw new SourceException(option + " needs a value");
        }
        return words.next();
    }

    private static int count(String text) throws SourceException {
        try {
            int count = Integer.parseInt(text);
            if (count >= 1 && count <= MOST_COMMITS) {
                return count;
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        throw new SourceException(
                "--count takes a number from 1 to " + MOST_COMMITS + ", not " + ShownName.of(text));
    }

    private static SourceException unknown(String word, String understood) {
        return new SourceException(
                ShownName.of(word)
                        + " is not an option here; use "
                        + understood
                        + "; put -- before a path that starts with -");
    }

    /**
     * Returns the paths as git pathspecs: an existing file is matched literally, anything else may
     * be a glob.
     */
    List<String> pathspecs(Path directory) {
        return paths.stream()
                .map(path -> exists(directory, path) ? ":(literal)" + path : path)
                .toList();
    }

    /** Returns the paths that do not exist now; git may know them from its history. */
    List<String> missing(Path directory) {
        return paths.stream().filter(path -> !exists(directory, path)).toList();
    }

    private static boolean exists(Path directory, String path) {
        try {
            return Files.exists(directory.resolve(path), LinkOption.NOFOLLOW_LINKS);
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
