package aish.terminal.completion;

import module java.base;

import aish.bash.CursorWord.Place;
import aish.bash.ShellQuoting;
import aish.terminal.completion.LineCompleter.Ending;
import aish.terminal.completion.WordAtCursor.WordContext;
import aish.text.HomePath;

import org.jline.reader.Candidate;

/** Finds the files whose names complete a word. */
record FileCandidates(ShellView shell) {
    /** Which files qualify. */
    enum Wanted {
        ANY,
        DIRECTORY,
        /** Executable files, and directories on the way to them. */
        PROGRAM
    }

    /** More than anyone reads, and each costs a file lookup. */
    private static final int MOST_SHOWN = 1000;

    /** How many entries of a directory one completion reads. */
    private static final int MOST_READ = 200_000;

    private static final char UNDECODABLE = '\ufffd';

    List<Candidate> matching(WordAtCursor word, Wanted wanted) {
        List<Candidate> found = matching(word, splitAt(word), wanted);
        if (found.isEmpty() && word.word().startsWith("@")) {
            return matching(word, 1, wanted);
        }
        int equals = word.word().lastIndexOf('=');
        return found.isEmpty() && equals >= 0 ? matching(word, equals + 1, wanted) : found;
    }

    /** Directory lists in assignments are separated by colons. */
    private static int splitAt(WordAtCursor word) {
        boolean assigned =
                word.context() instanceof WordContext.Shell(Place.AssignmentValue _, boolean _);
        return assigned ? word.word().lastIndexOf(':') + 1 : 0;
    }

    private List<Candidate> matching(WordAtCursor word, int from, Wanted wanted) {
        TypedPath typed = TypedPath.of(word, from);
        if (typed.folder().equals("~")) {
            return List.of(candidate(word, typed, "", true));
        }
        if (typed.isAccount()) {
            return accounts(word, typed);
        }
        Optional<Path> folder = typed.resolve(shell);
        if (folder.isEmpty()) {
            return List.of();
        }
        List<String> names = names(folder.get(), typed.name());
        List<Candidate> found = new ArrayList<>();
        for (String name : wanted == Wanted.ANY ? limited(names) : names) {
            Path file = folder.get().resolve(name);
            boolean directory = Files.isDirectory(file);
            if (directory || isWanted(file, wanted)) {
                found.add(candidate(word, typed, name, directory));
            }
            if (found.size() >= MOST_SHOWN) {
                break;
            }
        }
        return found;
    }

    private static List<Candidate> accounts(WordAtCursor word, TypedPath typed) {
        return UserAccounts.homes().keySet().stream()
                .map(name -> "~" + name)
                .filter(name -> name.startsWith(typed.name()))
                .map(name -> candidate(word, typed, name, true))
                .toList();
    }

    private static boolean isWanted(Path file, Wanted wanted) {
        return switch (wanted) {
            case ANY -> true;
            case DIRECTORY -> false;
            case PROGRAM -> Files.isExecutable(file);
        };
    }

    /** Cuts the sorted list but keeps the last name, so that the common prefix stays the same. */
    private static List<String> limited(List<String> names) {
        if (names.size() <= MOST_SHOWN) {
            return names;
        }
        List<String> kept = new ArrayList<>(names.subList(0, MOST_SHOWN - 1));
        kept.add(names.getLast());
        return kept;
    }

    private static List<String> names(Path folder, String start) {
        List<String> names = new ArrayList<>();
        int read = 0;
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) {
                String name = String.valueOf(entry.getFileName());
                boolean shown = start.startsWith(".") || !name.startsWith(".");
                if (shown && name.startsWith(start) && name.indexOf(UNDECODABLE) < 0) {
                    names.add(name);
                }
                if (++read >= MOST_READ) {
                    break;
                }
            }
        } catch (IOException | DirectoryIteratorException | SecurityException e) {
            return List.of();
        }
        if (start.equals("..")) {
            names.add("..");
        }
        Collections.sort(names);
        return names;
    }

    private static Candidate candidate(
            WordAtCursor word, TypedPath typed, String name, boolean directory) {
        // as a separate argument, a leading dash would make it an option
        String safe = typed.isEmpty() && name.startsWith("-") ? "./" + name : name;
        String slash = directory ? "/" : "";
        String shown = name.isEmpty() ? typed.folder() : name;
        boolean plain = shown.chars().noneMatch(Character::isISOControl);
        return LineCompleter.candidate(
                typed.before() + typed.folder() + safe + slash,
                (plain ? shown : ShellQuoting.quote(shown)) + slash,
                "",
                directory || word.isClosed() ? Ending.NONE : Ending.SPACE);
    }

    /**
     * A path being typed.
     *
     * @param before what precedes it in the same word, such as {@code --file=}
     * @param folder up to its last slash, or a lone tilde
     * @param name the rest
     * @param expanded whether it starts with a tilde or variable that the shell expands
     */
    private record TypedPath(String before, String folder, String name, boolean expanded) {
        private static final Pattern VARIABLE =
                Pattern.compile("\"?\\$(?:(\\w+)|\\{(\\w+)})(?=\"?/)");

        /**
         * @param from where in the word the path starts
         */
        static TypedPath of(WordAtCursor word, int from) {
            String path = word.word().substring(from);
            String raw = from == 0 ? word.raw() : path;
            boolean expanded = raw.startsWith("~") || VARIABLE.matcher(raw).lookingAt();
            if (expanded && path.equals("~")) {
                return new TypedPath(word.word().substring(0, from), path, "", true);
            }
            int slash = path.lastIndexOf('/') + 1;
            return new TypedPath(
                    word.word().substring(0, from),
                    path.substring(0, slash),
                    path.substring(slash),
                    expanded);
        }

        /** Whether it may become a user's home directory. */
        boolean isAccount() {
            return expanded && folder.isEmpty() && name.startsWith("~");
        }

        boolean isEmpty() {
            return before.isEmpty() && folder.isEmpty() && name.isEmpty();
        }

        /** Returns the directory to look in; empty if it cannot be determined. */
        Optional<Path> resolve(ShellView shell) {
            try {
                return expandedFolder(shell).map(text -> shell.directory().resolve(text));
            } catch (InvalidPathException e) {
                return Optional.empty();
            }
        }

        private Optional<String> expandedFolder(ShellView shell) {
            if (!expanded) {
                return Optional.of(folder);
            }
            if (HomePath.isIn(folder)) {
                return Optional.of(HomePath.expand(folder, shell.home()).toString());
            }
            if (folder.startsWith("~")) {
                int slash = folder.indexOf('/');
                return Optional.ofNullable(UserAccounts.homes().get(folder.substring(1, slash)))
                        .map(home -> home + folder.substring(slash));
            }
            Matcher variable = VARIABLE.matcher(folder);
            if (!variable.lookingAt()) {
                return Optional.empty();
            }
            String name = variable.group(1) == null ? variable.group(2) : variable.group(1);
            String value = shell.valueOf(name);
            String rest = folder.substring(variable.end());
            return value.isEmpty() || rest.indexOf('$') >= 0
                    ? Optional.empty()
                    : Optional.of(value + rest);
        }
    }

    /** The user accounts of this machine and their home directories. */
    private static final class UserAccounts {
        private static final Path FILE = Path.of("/etc/passwd");
        private static final int HOME_FIELD = 5;

        private UserAccounts() {}

        /** By name. Read again each time, which takes less time than a key press. */
        static Map<String, String> homes() {
            Map<String, String> homes = new TreeMap<>();
            try {
                for (String line : Files.readAllLines(FILE)) {
                    String[] fields = line.split(":", -1);
                    if (fields.length > HOME_FIELD) {
                        homes.put(fields[0], fields[HOME_FIELD]);
                    }
                }
            } catch (IOException e) {
                // without the file there are no accounts to suggest
            }
            return homes;
        }
    }
}
