package aish.safety.walk;

import module java.base;

import aish.safety.ExpandedWord;
import aish.text.HomePath;

/**
 * Follows links on the file system to find where a path really leads; only possible in a live
 * session.
 */
public final class LinkedFiles {
    /** A longer chain of links is taken for a cycle. */
    private static final int MOST_LINKS = 8;

    private LinkedFiles() {}

    /**
     * Returns the path of the file that links on the way lead to; the same path if there are no
     * links.
     */
    public static String resolveLinks(String path, CommandContext context) {
        Optional<Path> place = place(path, context);
        if (place.isEmpty()) {
            return path;
        }
        try {
            Path file = place.get().normalize();
            Path root = root(path, context);
            Path real = real(file, 0);
            boolean straight = real.equals(root.toRealPath().resolve(root.relativize(file)));
            return straight ? path : context.facts().zonePath(real.toString());
        } catch (IOException | IllegalArgumentException e) {
            return path;
        }
    }

    /** Returns where paths of this kind start, which may itself be a link. */
    private static Path root(String path, CommandContext context) throws IOException {
        if (path.startsWith("~")) {
            return context.facts().home().orElseThrow(IOException::new).normalize();
        }
        if (!path.startsWith("/")) {
            Path here = context.facts().directory().orElseThrow(IOException::new);
            return path.startsWith("..") ? here.getRoot() : here.normalize();
        }
        Path here = context.facts().directory().orElseThrow(IOException::new);
        return here.getFileSystem().getPath(path.startsWith("/tmp/") ? "/tmp" : "/");
    }

    private static Path real(Path file, int links) throws IOException {
        if (links > MOST_LINKS) {
            throw new IOException("a circle of links");
        }
        if (Files.isSymbolicLink(file)) {
            return real(file.resolveSibling(Files.readSymbolicLink(file)).normalize(), links + 1);
        }
        Path parent = file.getParent();
        Path name = file.getFileName();
        if (parent == null || name == null) {
            return file;
        }
        Path above = Files.exists(parent) ? parent.toRealPath() : real(parent, links + 1);
        return above.resolve(name);
    }

    public static boolean hasOtherHardLinks(String path, CommandContext context) {
        try {
            Optional<Path> place = place(path, context);
            return place.isPresent()
                    && Files.isRegularFile(place.get())
                    && Files.getAttribute(place.get(), "unix:nlink") instanceof Integer names
                    && names > 1;
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }

    private static Optional<Path> place(String path, CommandContext context) {
        boolean known =
                ExpandedWord.isKnown(path)
                        && context.scope().certainDirectory().indexOf(ExpandedWord.UNKNOWN) < 0;
        Optional<Path> directory = context.facts().directory();
        if (!known || directory.isEmpty()) {
            return Optional.empty();
        }
        try {
            return HomePath.isIn(path)
                    ? context.facts().home().map(own -> HomePath.expand(path, own))
                    : Optional.of(directory.get().resolve(path).normalize());
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
