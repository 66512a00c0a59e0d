package aish.patch;

import module java.base;

/**
 * What a file contains.
 *
 * @param bytes one character for each byte, so that every file can be compared by lines and written
 *     back unchanged, whatever its encoding; for a symbolic link its target
 * @param mode as in git: {@link #FILE}, {@link #PROGRAM} or {@link #LINK}
 */
public record FileContent(String bytes, int mode) {
    static final int FILE = 0100644;
    static final int PROGRAM = 0100755;
    static final int LINK = 0120000;
    static final int SUBMODULE = 0160000;
    static final int TYPE = 0170000;

    /** Larger files are not patched. */
    private static final long MOST_BYTES = 64L << 20;

    /** Returns the bytes of a text, one character for each. */
    static String bytes(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    /** Returns the text for display. */
    static String text(String bytes) {
        return new String(raw(bytes), StandardCharsets.UTF_8);
    }

    static byte[] raw(String bytes) {
        return bytes.getBytes(StandardCharsets.ISO_8859_1);
    }

    boolean isProgram() {
        return mode == PROGRAM;
    }

    /**
     * Reads a file; a symbolic link is not followed.
     *
     * @return empty if there is none
     * @throws PatchException if it is something else, too large or unreadable
     */
    static Optional<FileContent> read(Path path) throws PatchException {
        try {
            BasicFileAttributes found =
                    Files.readAttributes(
                            path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (found.isSymbolicLink()) {
                return Optional.of(
                        new FileContent(bytes(Files.readSymbolicLink(path).toString()), LINK));
            }
            if (!found.isRegularFile()) {
                throw new PatchException(found.isDirectory() ? "is a directory" : "is not a file");
            }
            if (found.size() > MOST_BYTES) {
                throw new PatchException("is larger than 64 MB");
            }
            String bytes = new String(Files.readAllBytes(path), StandardCharsets.ISO_8859_1);
            return Optional.of(new FileContent(bytes, mode(path)));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (AccessDeniedException e) {
            throw new PatchException("cannot be read: permission denied", e);
        } catch (IOException e) {
            if (isBelowFile(path)) {
                return Optional.empty();
            }
            throw new PatchException("cannot be read: " + e.getMessage(), e);
        }
    }

    private static boolean isBelowFile(Path path) {
        Path parent = path.getParent();
        return parent != null && !Files.isDirectory(parent);
    }

    private static int mode(Path path) throws IOException {
        return Files.getPosixFilePermissions(path).contains(PosixFilePermission.OWNER_EXECUTE)
                ? PROGRAM
                : FILE;
    }

    /** Splits bytes into lines, each with its line feed except perhaps the last. */
    static List<String> lines(String bytes) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        while (start < bytes.length()) {
            int feed = bytes.indexOf('\n', start);
            int end = feed < 0 ? bytes.length() : feed + 1;
            lines.add(bytes.substring(start, end));
            start = end;
        }
        return lines;
    }
}
