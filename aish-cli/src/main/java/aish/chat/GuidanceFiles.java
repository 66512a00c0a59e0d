package aish.chat;

import module java.base;

import aish.text.PlainText;

/** Reads instructions for models from files, such as a project's. */
public final class GuidanceFiles {
    public static final String NAME = "AGENTS.md";
    public static final String HIDDEN = ".aish/AGENTS.md";

    private static final List<String> INSTRUCTIONS = List.of(NAME, HIDDEN);

    /** A larger file is a book, not guidance. */
    private static final int MOST_BYTES = 64 << 10;

    private GuidanceFiles() {}

    /** Returns the files in which a project has instructions for models. */
    public static List<Path> instructions(Path project) {
        return INSTRUCTIONS.stream().map(project::resolve).filter(Files::isRegularFile).toList();
    }

    /** Tells the user how to send them; empty if there are none. */
    public static Optional<String> offer(Path project) {
        List<Path> files = instructions(project);
        if (files.isEmpty()) {
            return Optional.empty();
        }
        List<String> names =
                files.stream().map(file -> project.relativize(file).toString()).toList();
        return Optional.of(
                ":project instructions sends "
                        + String.join(" and ", names)
                        + " with your questions.");
    }

    /**
     * Reads such a file.
     *
     * @param within the directory that no link may lead out of
     * @throws IOException whose message says in one line what is wrong
     */
    public static String read(Path file, Path within) throws IOException {
        String name = PlainText.oneLine(file.toString());
        Path real;
        try {
            real = file.toRealPath();
            if (!real.startsWith(within.toRealPath())) {
                throw new IOException(name + " is a link to outside the project; not read");
            }
        } catch (AccessDeniedException e) {
            throw new IOException(name + " cannot be read (permission denied)", e);
        }
        if (!Files.isRegularFile(real)) {
            throw new IOException(name + " is not a regular file");
        }
        try (InputStream in = Files.newInputStream(real)) {
            return text(name, in.readNBytes(MOST_BYTES + 1));
        } catch (AccessDeniedException e) {
            throw new IOException(name + " cannot be read (permission denied)", e);
        }
    }

    private static String text(String name, byte[] bytes) throws IOException {
        if (bytes.length > MOST_BYTES) {
            throw new IOException(name + " is larger than 64 KB; shorten it");
        }
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            if (text.isBlank()) {
                throw new IOException(name + " is empty");
            }
            return text;
        } catch (CharacterCodingException e) {
            throw new IOException(name + " is not UTF-8 text", e);
        }
    }
}
