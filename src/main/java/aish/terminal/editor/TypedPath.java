package aish.terminal.editor;

import aish.text.HomePath;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A path being typed.
 *
 * @param before what precedes it in the same word, such as {@code --file=}
 * @param folder up to its last slash, or a lone tilde
 * @param name the rest
 * @param expanded whether it starts with a tilde or variable that the shell expands
 */
record TypedPath(String before, String folder, String name, boolean expanded) {
    private static final Pattern VARIABLE = Pattern.compile("\"?\\$(?:(\\w+)|\\{(\\w+)})(?=\"?/)");

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
