package aish.session.output;

import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;

/** Loads the text of outputs from disk, as it was when the command ended. */
public final class OutputReader {
    /** How many bytes of each end are loaded if the command never ended properly. */
    private static final long USUAL_END = 1 << 19;

    private static final long LONGEST_END = 1 << 24;

    /** How many bytes of each end are loaded by {@link #loadEnds}. */
    private static final long SHORT_END = 1 << 14;

    private OutputReader() {}

    /** Returns the output with its text, if the file still exists. */
    public static CapturedOutput load(CapturedOutput output) {
        return load(output, LONGEST_END);
    }

    private static CapturedOutput load(CapturedOutput output, long longest) {
        Optional<Path> file = output.file();
        if (file.isEmpty() || !output.head().isEmpty()) {
            return output;
        }
        try (FileChannel bytes = FileChannel.open(file.get(), StandardOpenOption.READ)) {
            return load(output, bytes, longest);
        } catch (IOException e) {
            return new CapturedOutput(
                    output.number(), "", 0, "", output.fullScreen(), Optional.empty());
        }
    }

    private static CapturedOutput load(CapturedOutput output, FileChannel bytes, long longest)
            throws IOException {
        long size = bytes.size();
        long omitted = Math.max(0, Math.min(output.omitted(), size));
        long end = omitted == 0 ? size : (size - omitted) / 2;
        boolean whole = omitted == 0 && end <= 2 * longest;
        long kept = whole ? end : Math.min(end, longest);
        return new CapturedOutput(
                output.number(),
                text(bytes, 0, kept),
                whole ? 0 : size - 2 * kept,
                whole ? "" : text(bytes, size - kept, kept),
                output.fullScreen(),
                output.file());
    }

    private static String text(FileChannel bytes, long from, long length) throws IOException {
        ByteBuffer part = ByteBuffer.allocate((int) length);
        while (part.hasRemaining() && bytes.read(part, from + part.position()) > 0) {
            // repeat until the buffer is full or the file ends
        }
        return new String(part.array(), 0, part.position(), StandardCharsets.UTF_8);
    }

    /** Returns the result with the text of its output. */
    public static CommandResult load(CommandResult result) {
        return result.with(load(result.output()));
    }

    /** Returns the result with only a few pages of the start and end of its output. */
    public static CommandResult loadEnds(CommandResult result) {
        return result.with(load(result.output(), SHORT_END));
    }

    /** Returns the result of a command that was cut off when aish ended. */
    public static CommandResult rescued(
            String command, int status, Duration duration, Path directory, int number, Path file) {
        long size = file.toFile().length();
        boolean any = file.toFile().isFile();
        CapturedOutput output =
                any
                        ? new CapturedOutput(
                                number,
                                "",
                                Math.max(0, size - 2 * USUAL_END),
                                "",
                                false,
                                Optional.of(file))
                        : CapturedOutput.NOTHING;
        return new CommandResult(command, status, duration, directory, 0, 0, output);
    }
}
