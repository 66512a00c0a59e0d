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
        return read(arguments, Set.of(STAGED, "--cached"), "--staged and paths");
    }

    static GitArguments ofCommits(String arguments) throws SourceException {
        return read(arguments, Set.of(COUNT, AUTHOR), "--count N, --author NAME and paths");
    }

    private static GitArguments read(String arguments, Set<String> options, String understood)
            throws SourceException {
        boolean staged = false;
        int count = USUAL_COUNT;
        Optional<String> author = Optional.empty();
        List<String> paths = new ArrayList<>();
        Iterator<String> words = ShellScanner.words(arguments).iterator();
        while (words.hasNext()) {
            String word = words.next();
            String option = word.replaceFirst("(?s)=.*", "");
            if (word.equals("--")) {
                words.forEachRemaining(paths::add);
            } else if (!word.startsWith("-")) {
                paths.add(word);
            } else if (!options.contains(option)) {
                throw unknown(word, understood);
            } else if (option.equals(COUNT)) {
                count = count(value(word, COUNT, words));
            } else if (option.equals(AUTHOR)) {
                author = Optional.of(value(word, AUTHOR, words));
            } else {
                staged = true;
            }
        }
        return new GitArguments(staged, count, author, paths);
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

    private static boolean exists(Path directory, String path) {
        try {
            return Files.exists(directory.resolve(path), LinkOption.NOFOLLOW_LINKS);
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
