package aish.script;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files and piped text as a model reads them. */
public final class Attachments {
    /** More than any model reads at once. */
    private static final int MOST_BYTES = 4 << 20;

    private Attachments() {}

    public static String file(Path file) throws InputException {
        try (InputStream in = Files.newInputStream(file)) {
            return block("file " + file, text(in, file.toString()));
        } catch (NoSuchFileException e) {
            throw new InputException("there is no file " + file);
        } catch (IOException e) {
            String why = Files.isDirectory(file) ? "it is a directory" : e.getMessage();
            throw new InputException(file + " cannot be read: " + why);
        }
    }

    /** Empty if nothing was piped in. */
    public static String piped(InputStream in) throws InputException {
        try {
            String text = text(in, "standard input");
            return text.isBlank() ? "" : block("standard input", text);
        } catch (IOException e) {
            throw new InputException("standard input cannot be read: " + e.getMessage());
        }
    }

    private static String text(InputStream in, String name) throws IOException, InputException {
        byte[] bytes = in.readNBytes(MOST_BYTES + 1);
        if (bytes.length > MOST_BYTES) {
            throw new InputException(
                    name + " is larger than " + (MOST_BYTES >> 20) + " MiB; give a part of it");
        }
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            if (text.indexOf('\0') < 0) {
                return text;
            }
        } catch (CharacterCodingException e) {
            // said below
        }
        throw new InputException(name + " is not text in UTF-8");
    }

    private static String block(String title, String text) {
        return "[" + title + "]\n" + text.stripTrailing() + "\n[end " + title + "]";
    }
}
