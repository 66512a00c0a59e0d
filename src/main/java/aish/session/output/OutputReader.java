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

/** Gets the text of outputs back from the disk, as it was when the command had just ended. */
public final class OutputReader {
    /** Of each end of an output whose command did not live to say how much was kept. */
    private static final long USUAL_END = 1 << 19;

    private static final long LONGEST_END = 1 << 24;

    /** Of each end of an output that is loaded only in part. */
    private static final long SHORT_END = 1 << 14;

    private OutputReader() {}

    /** The same with its text, as far as that is still there. */
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
            // until all is there
        }
        return new String(part.array(), 0, part.position(), StandardCharsets.UTF_8);
    }

    /** The same with its text. */
    public static CommandResult load(CommandResult result) {
        return result.with(load(result.output()));
    }

    /** The same with no more than a few pages of its beginning and end. */
    public static CommandResult loadEnds(CommandResult result) {
        return result.with(load(result.output(), SHORT_END));
    }

    /** What is left of a command that was cut off together with aish. */
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
