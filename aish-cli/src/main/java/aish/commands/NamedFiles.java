package aish.commands;

import module java.base;

import aish.event.EventSink;
import aish.event.Operator;
import aish.files.PrivateFiles;
import aish.text.HomePath;
import aish.text.PlainText;

/**
 * Writes files that the user names. A name is read as the shell would read it, relative to the
 * shell's directory; no file is replaced unless the user agrees.
 *
 * @param directory the shell's current directory
 */
public record NamedFiles(Supplier<Path> directory, Path home, Operator operator, EventSink events)
        implements Replies {
    /** Who may do what with a file. */
    public enum Access {
        PRIVATE,
        /** Private, and its owner can run it. */
        PROGRAM
    }

    /** Returns the file of that name; reports a name that no file can have, and returns empty. */
    public Optional<Path> find(String name) {
        try {
            return Optional.of(HomePath.resolve(directory.get(), name, home).normalize());
        } catch (InvalidPathException e) {
            fail("Not a valid file name: " + PlainText.oneLine(name));
            return Optional.empty();
        }
    }

    /** Formats a path for a message. */
    public String shown(Path file) {
        return PlainText.oneLine(HomePath.shorten(file.toString(), home));
    }

    /** Asks if one of them exists already. */
    public boolean mayWrite(List<Path> files) {
        List<Path> there = new ArrayList<>(files);
        there.removeIf(file -> !Files.exists(file, LinkOption.NOFOLLOW_LINKS));
        for (Path file : there) {
            if (!Files.isRegularFile(file)) {
                fail(shown(file) + " is not a regular file. Choose another name.");
                return false;
            }
        }
        if (there.isEmpty()) {
            return true;
        }
        String names = there.stream().map(this::shown).collect(Collectors.joining(" and "));
        boolean one = there.size() == 1;
        String replace = one ? " already exists. Replace it?" : " already exist. Replace them?";
        if (operator.agrees(names + replace)) {
            return true;
        }
        fail(names + (one ? " was not changed." : " were not changed."));
        return false;
    }

    /** Writes all of it or nothing; if that fails, says so and returns false. */
    public boolean write(Path file, String text, Access access) {
        try {
            PrivateFiles.replace(file, text, access == Access.PROGRAM);
            return true;
        } catch (IOException e) {
            fail("cannot write " + shown(file) + ": " + reason(file, e));
            return false;
        }
    }

    private String reason(Path file, IOException e) {
        Path parent = file.getParent();
        if (parent != null && !Files.isDirectory(parent)) {
            return "no such directory: " + shown(parent);
        }
        return e instanceof AccessDeniedException
                ? "permission denied"
                : PlainText.oneLine(String.valueOf(e.getMessage()));
    }
}
