package aish.safety.files;

import module java.base;

/**
 * A git command that changes a working tree.
 *
 * @param verb such as {@code reset}; empty if the words are not understood
 * @param directory where it runs
 * @param options all words after the verb that start with a dash
 * @param operands the other words after the verb
 */
public record GitCommand(String verb, Path directory, List<String> options, List<String> operands) {
    private static final Set<String> TREE_VERBS =
            Set.of("reset", "checkout", "restore", "switch", "stash", "rm");

    private static final Set<String> ELSEWHERE =
            Set.of("--global", "--system", "--worktree", "--file", "-f", "--edit", "-e");

    public GitCommand {
        options = List.copyOf(options);
        operands = List.copyOf(operands);
    }

    /** Reads the words, starting with {@code git}. */
    static GitCommand of(List<String> words, Path directory) {
        Path place = directory;
        int at = 1;
        while (at < words.size() && words.get(at).startsWith("-")) {
            String word = words.get(at++);
            if (word.equals("-C") && at < words.size()) {
                try {
                    place = place.resolve(words.get(at++));
                } catch (InvalidPathException e) {
                    return new GitCommand("", directory, List.of(), List.of());
                }
            } else if (word.equals("-c")) {
                at++;
            } else if (!word.equals("--no-pager") && !word.equals("-P")) {
                return new GitCommand("", directory, List.of(), List.of());
            }
        }
        List<String> options = new ArrayList<>();
        List<String> operands = new ArrayList<>();
        for (String word : words.subList(Math.min(at + 1, words.size()), words.size())) {
            if (word.equals("-")) {
                operands.add("@{-1}");
            } else {
                (word.startsWith("-") ? options : operands).add(word);
            }
        }
        String verb = at < words.size() ? words.get(at) : "";
        return new GitCommand(verb, place, options, operands);
    }

    /** Whether the command is known to work on the repository around its directory. */
    public boolean isUnderstood() {
        boolean elsewhere =
                verb.equals("config")
                        && (options.stream().anyMatch(ELSEWHERE::contains)
                                || options.stream().anyMatch(word -> word.startsWith("--file=")));
        return !verb.isEmpty() && !elsewhere;
    }

    /** Returns which untracked files the command takes away; empty if it leaves them alone. */
    public Optional<GitTree.Untracked> discards() {
        if (cleans()) {
            return Optional.of(
                    has('X', "-X")
                            ? GitTree.Untracked.IGNORED
                            : has('x', "-x")
                                    ? GitTree.Untracked.ALL
                                    : GitTree.Untracked.NOT_IGNORED);
        }
        if (!verb.equals("stash")) {
            return Optional.empty();
        }
        if (has('a', "--all")) {
            return Optional.of(GitTree.Untracked.ALL);
        }
        return has('u', "--include-untracked")
                ? Optional.of(GitTree.Untracked.NOT_IGNORED)
                : Optional.empty();
    }

    /** Whether the command deletes untracked files. */
    public boolean cleans() {
        return verb.equals("clean");
    }

    /** Whether the command replaces tracked files. */
    public boolean replaces() {
        return TREE_VERBS.contains(verb);
    }

    /** Returns all words that may name a commit, including values of options. */
    public List<String> possibleRevisions() {
        List<String> words = new ArrayList<>(operands);
        for (String option : options) {
            int cut = option.indexOf('=');
            if (cut > 0) {
                words.add(option.substring(cut + 1));
            } else if (!option.startsWith("--") && option.length() > 2) {
                words.add(option.substring(2));
            }
        }
        return words;
    }

    /** Whether the option was given, as a letter in a group or by its name. */
    public boolean has(char letter, String name) {
        for (String option : options) {
            boolean group = !option.startsWith("--") && option.indexOf(letter) > 0;
            if (group || option.equals(name)) {
                return true;
            }
        }
        return false;
    }
}
