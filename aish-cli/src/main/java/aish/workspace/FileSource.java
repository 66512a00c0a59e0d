package aish.workspace;

import module java.base;

import aish.text.ByteSize;
import aish.workspace.LineSlice.LineRange;

/** Reads a file, or some lines of it. */
public final class FileSource {
    /** More than any model accepts at once. */
    static final int MOST_BYTES = 4 << 20;

    private FileSource() {}

    /**
     * Reads {@code PATH}, {@code PATH:10-40}, {@code PATH:10}, {@code PATH:10-} or {@code
     * PATH:-40}. A file that really has such a name takes precedence over a range.
     *
     * @param directory the base of a relative path
     */
    public static SourceText read(Path directory, Path home, String argument)
            throws SourceException {
        String typed = argument.strip();
        if (typed.isEmpty()) {
            throw new SourceException(
                    "the file is missing: PATH, or PATH:10-40 for some of its lines");
        }
        List<NamedPath> candidates = NamedPath.candidates(directory, home, typed);
        for (NamedPath candidate : candidates) {
            if (candidate.exists()) {
                return whole(candidate);
            }
        }
        NamedPath last = candidates.getLast();
        for (NamedPath candidate : candidates) {
            Optional<LineRange.Suffixed> suffixed = LineRange.Suffixed.of(candidate.typed());
            if (suffixed.isPresent()) {
                last = NamedPath.of(directory, home, suffixed.get().path());
                if (last.exists()) {
                    return lines(last, LineRange.parse(suffixed.get().range()));
                }
            }
        }
        last.attributes();
        return whole(last);
    }

    /**
     * Reads lines of a file by its absolute path.
     *
     * @param first counted from 1
     * @param last {@link Long#MAX_VALUE} for all
     */
    public static SourceText read(Path file, long first, long last) throws SourceException {
        NamedPath named = new NamedPath(file.toString(), file);
        return first == 1 && last == LineRange.END
                ? whole(named)
                : lines(named, new LineRange(first, last));
    }

    /** Reads lines of a file whose content is already here. */
    public static String lines(String name, byte[] bytes, long first, long last)
            throws SourceException {
        LineSlice slice = new LineSlice(new LineRange(first, last), MOST_BYTES);
        try {
            slice.read(new ByteArrayInputStream(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (slice.lastLine() < first && first > 1) {
            throw new SourceException("no line " + first + ": " + has(name, slice.lastLine()));
        }
        return TextBytes.decode(name, slice.bytes(), slice.offset());
    }

    private static SourceText whole(NamedPath file) throws SourceException {
        BasicFileAttributes seen = lookAtFile(file);
        if (seen.size() > MOST_BYTES) {
            throw tooLarge(file, ByteSize.of(seen.size()));
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file.path())) {
            bytes = in.readNBytes(MOST_BYTES + 1);
        } catch (IOException e) {
            throw vanished(file, e);
        }
        if (bytes.length > MOST_BYTES) {
            throw tooLarge(file, "growing");
        }
        String text = TextBytes.decode(file.shown(), bytes, 0);
        return new SourceText(file.title(), file.provenance(), text, "");
    }

    private static SourceException tooLarge(NamedPath file, String size) {
        return new SourceException(
                file.shown() + " is larger than 4 MB (" + size + "); choose some lines",
                ", such as " + file.shown() + ":1-400");
    }

    private static SourceText lines(NamedPath file, LineRange range) throws SourceException {
        lookAtFile(file);
        LineSlice slice = new LineSlice(range, MOST_BYTES);
        LineSlice.Ending ending;
        try (InputStream in = Files.newInputStream(file.path())) {
            ending = slice.read(in);
        } catch (IOException e) {
            throw vanished(file, e);
        }
        String shown = range.shown(slice.lastLine());
        switch (ending) {
            case INTERRUPTED ->
                    throw new SourceException(
                            "line "
                                    + range.first()
                                    + " of "
                                    + file.shown()
                                    + " was not read: interrupted");
            case LARGE ->
                    throw new SourceException(
                            file.shown() + shown + " is larger than 4 MB; choose fewer lines");
            case READ -> {}
        }
        TextBytes.check(file.shown(), slice.start());
        if (slice.lastLine() < range.first()) {
            throw beyond(file, range, slice.lastLine());
        }
        String text = TextBytes.decode(file.shown(), slice.bytes(), slice.offset());
        return new SourceText(file.title() + shown, file.provenance() + shown, text, "");
    }

    private static SourceException beyond(NamedPath file, LineRange range, long lines) {
        return new SourceException("no line " + range.first() + ": " + has(file.shown(), lines));
    }

    private static String has(String name, long lines) {
        return switch ((int) Math.min(lines, 2)) {
            case 0 -> name + " is empty";
            case 1 -> name + " has only 1 line";
            default -> name + " has only " + lines + " lines";
        };
    }

    /** Accepts only regular files, because opening a pipe would wait for its writer. */
    private static BasicFileAttributes lookAtFile(NamedPath file) throws SourceException {
        BasicFileAttributes seen = file.attributes();
        if (seen.isDirectory()) {
            throw new SourceException(
                    file.shown() + " is a directory", "; :add dir " + file.shown() + " lists it");
        }
        if (!seen.isRegularFile()) {
            throw new SourceException(
                    file.shown() + " is not a regular file", "; save its content to a file first");
        }
        return seen;
    }

    private static SourceException vanished(NamedPath file, IOException failure) {
        return file.exists()
                ? file.problem(failure)
                : new SourceException(file.shown() + " disappeared while it was being read");
    }

    /** Checks and decodes the bytes of a text file. */
    private static final class TextBytes {
        private static final String BOM = "\ufeff";

        private TextBytes() {}

        /**
         * Decodes the text, without the byte order mark at the start of a file.
         *
         * @param offset where in the file the bytes start
         */
        static String decode(String name, byte[] bytes, long offset) throws SourceException {
            check(name, bytes);
            ByteBuffer in = ByteBuffer.wrap(bytes);
            CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
            CharBuffer out = CharBuffer.allocate(bytes.length);
            CoderResult result = decoder.decode(in, out, true);
            if (result.isError()) {
                throw new SourceException(
                        name
                                + " is not text in UTF-8 (byte "
                                + (offset + in.position())
                                + "); convert it, for example with iconv -f LATIN1 -t UTF-8");
            }
            String text = out.flip().toString();
            return offset == 0 && text.startsWith(BOM) ? text.substring(1) : text;
        }

        /** Throws if the bytes are not text. */
        static void check(String name, byte[] bytes) throws SourceException {
            if (isBinary(bytes)) {
                throw new SourceException(
                        name + " is binary, not text",
                        "; attach a description instead, such as the output of file");
            }
        }

        static boolean isBinary(byte[] bytes) {
            for (byte each : bytes) {
                if (each == 0) {
                    return true;
                }
            }
            return false;
        }
    }
}
