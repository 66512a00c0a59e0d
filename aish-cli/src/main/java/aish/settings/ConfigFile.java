package aish.settings;

import module java.base;

import aish.settings.toml.TomlNode.TextPosition;
import aish.text.TomlText;

/** What was found at a path. Only regular files are opened, because a FIFO would block. */
public sealed interface ConfigFile {
    /** Ample for settings. */
    int MOST_BYTES = 256 << 10;

    /**
     * The file's text.
     *
     * @param mark a byte order mark, or nothing
     * @param content what follows it
     */
    record Text(String mark, String content) implements ConfigFile {}

    record Missing() implements ConfigFile {}

    /** Something is there but cannot be read. */
    record Unreadable(String reason) implements ConfigFile {}

    /** The file was read but is not valid UTF-8 from this position on. */
    record Undecodable(TextPosition at, String reason) implements ConfigFile {}

    static ConfigFile at(Path file) {
        try {
            if (!Files.exists(file)) {
                return absent(file);
            }
            if (!Files.isRegularFile(file)) {
                return new Unreadable(
                        Files.isDirectory(file) ? "is a directory" : "is not a regular file");
            }
            byte[] bytes = read(file);
            return bytes.length > MOST_BYTES
                    ? new Unreadable("is too large for a settings file (more than 256 KB)")
                    : decode(file, bytes);
        } catch (IOException e) {
            return new Unreadable(reason(e));
        }
    }

    /** Distinguishes a missing file from one that the user may not see. */
    private static ConfigFile absent(Path file) throws IOException {
        if (Files.isSymbolicLink(file)) {
            return new Unreadable("is a symbolic link whose target cannot be read");
        }
        try {
            Files.readAttributes(file, BasicFileAttributes.class);
        } catch (NoSuchFileException e) {
            return new Missing();
        } catch (AccessDeniedException e) {
            throw e;
        } catch (FileSystemException e) {
            // if the parent is not a directory, as with HOME=/dev/null, the file is missing too
            if (Files.isDirectory(file.resolveSibling(""))) {
                throw e;
            }
        }
        return new Missing();
    }

    private static byte[] read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(MOST_BYTES + 1);
        }
    }

    static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "cannot be read: permission denied";
        }
        String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
        return "cannot be read" + (reason == null ? "" : ": " + TomlText.visible(reason));
    }

    static ConfigFile decode(Path file, byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(in, out, true);
        String text = out.flip().toString();
        if (result.isError()) {
            return undecodable(file, text, bytes[in.position()]);
        }
        int start = text.startsWith("\uFEFF") ? 1 : 0;
        return new Text(text.substring(0, start), text.substring(start));
    }

    private static Undecodable undecodable(Path file, String before, byte bad) {
        int line = 1;
        int lineStart = 0;
        for (int i = before.indexOf('\n'); i >= 0; i = before.indexOf('\n', i + 1)) {
            line++;
            lineStart = i + 1;
        }
        TextPosition at = new TextPosition(file, line, before.length() - lineStart + 1);
        String hex = Integer.toHexString(Byte.toUnsignedInt(bad));
        return new Undecodable(at, "byte 0x" + hex + " is not UTF-8; save the file as UTF-8");
    }
}
