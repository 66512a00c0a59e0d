package aish.session.output;

import module java.base;

import aish.files.DiskSync;
import aish.files.PrivateFiles;
import aish.secrets.ValueRedactor;
import aish.shell.CapturedOutput;
import aish.shell.CommandResult;
import aish.shell.OutputSpill;

/**
 * Whole outputs on disk, one file {@code out-N} each, within a quota: once it is reached, the
 * oldest are deleted first. {@link OutputDirectory} decides where they are and whether they outlive
 * the session. Thread-safe.
 */
public final class OutputStore implements OutputSpill.Opener, AutoCloseable {
    private static final String PREFIX = "out-";

    /**
     * Only a program that writes as fast as it can produces this many bytes at once. Syncing them
     * while it runs would take a third of its time.
     */
    private static final int NO_SYNC_BYTES = 1 << 14;

    private final OutputDirectory place;
    private final long quota;
    private final DiskSync sync;
    private final Supplier<Map<String, String>> secrets;
    private final TreeMap<Integer, Long> sizes = new TreeMap<>();
    private long total;
    private Optional<String> refusal = Optional.empty();

    /**
     * @param sync writes them through to disk
     * @param secrets maps values that must not be stored to their replacements
     */
    public OutputStore(
            OutputDirectory place,
            long quota,
            DiskSync sync,
            Supplier<Map<String, String>> secrets) {
        this.place = place;
        this.quota = quota;
        this.sync = sync;
        this.secrets = secrets;
    }

    @Override
    public synchronized OutputSpill open(int number) throws IOException {
        try {
            OutputSpill opened = create(number);
            refusal = Optional.empty();
            return opened;
        } catch (IOException e) {
            refusal = Optional.of(PrivateFiles.reason(e));
            throw e;
        }
    }

    private OutputSpill create(int number) throws IOException {
        Path file = place.create().resolve(PREFIX + number);
        FileChannel channel =
                PrivateFiles.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING);
        total -= sizes.getOrDefault(number, 0L);
        sizes.put(number, 0L);
        return new Spill(number, file, channel, place.isPersistent());
    }

    private Path file(int number) {
        return place.directory().resolve(PREFIX + number);
    }

    /** Reads which outputs a resumed session already has. */
    public synchronized void rescan() throws IOException {
        sizes.clear();
        total = 0;
        if (!Files.isDirectory(place.directory())) {
            return;
        }
        try (DirectoryStream<Path> kept =
                Files.newDirectoryStream(place.directory(), PREFIX + "*")) {
            for (Path file : kept) {
                long size = Files.size(file);
                OptionalInt number = number(file);
                if (number.isPresent()) {
                    sizes.put(number.getAsInt(), size);
                    total += size;
                }
            }
        }
    }

    private static OptionalInt number(Path file) {
        try {
            String digits = String.valueOf(file.getFileName()).substring(PREFIX.length());
            return OptionalInt.of(Integer.parseInt(digits));
        } catch (NumberFormatException e) {
            return OptionalInt.empty();
        }
    }

    /** Returns the file of {@code out-N}, if it is still kept. */
    public synchronized Optional<Path> find(int number) {
        return sizes.containsKey(number) && Files.exists(file(number))
                ? Optional.of(file(number))
                : Optional.empty();
    }

    public synchronized Optional<Integer> newest() {
        return sizes.isEmpty() ? Optional.empty() : Optional.of(sizes.lastKey());
    }

    /** Why the last output could not be kept; empty if it could. */
    public synchronized Optional<String> refusal() {
        return refusal;
    }

    /** The numbers of the outputs still kept, oldest first. */
    public synchronized List<Integer> numbers() {
        return List.copyOf(sizes.keySet());
    }

    /**
     * Reserves space and returns how many of {@code wanted} bytes may be written to that output.
     */
    private synchronized int grant(int number, int wanted) throws IOException {
        while (total + wanted > quota && sizes.firstKey() < number) {
            Map.Entry<Integer, Long> oldest = sizes.pollFirstEntry();
            total -= oldest.getValue();
            Files.deleteIfExists(file(oldest.getKey()));
        }
        int granted = (int) Math.max(0, Math.min(wanted, quota - total));
        total += granted;
        sizes.merge(number, (long) granted, Long::sum);
        return granted;
    }

    @Override
    public synchronized void close() throws IOException {
        place.close();
    }

    /**
     * Writes each piece immediately, so that the file contains what the screen shows even if aish
     * is killed. The caller has already joined small pieces.
     */
    private final class Spill implements OutputSpill {
        private final int number;
        private final Path file;
        private final FileChannel channel;
        private final boolean lasts;
        private final ValueRedactor filter = new ValueRedactor(secrets.get());
        private boolean cut;

        Spill(int number, Path file, FileChannel channel, boolean lasts) {
            this.number = number;
            this.file = file;
            this.channel = channel;
            this.lasts = lasts;
        }

        @Override
        public void write(ByteBuffer bytes) throws IOException {
            boolean floods = bytes.remaining() >= NO_SYNC_BYTES;
            keep(filter.isIdle() ? bytes : filter.filter(bytes));
            bytes.position(bytes.limit());
            if (lasts && !floods) {
                sync.changed(channel);
            }
        }

        private void keep(ByteBuffer bytes) throws IOException {
            int granted = cut ? 0 : grant(number, bytes.remaining());
            cut |= granted < bytes.remaining();
            ByteBuffer kept = bytes.slice(bytes.position(), granted);
            while (kept.hasRemaining()) {
                channel.write(kept);
            }
        }

        @Override
        public Optional<Path> file() {
            return Optional.of(file);
        }

        @Override
        public void close() throws IOException {
            try {
                keep(filter.rest());
                if (cut) {
                    String note = "\n[aish: output.quota reached; the rest was not kept]\n";
                    channel.write(ByteBuffer.wrap(note.getBytes(StandardCharsets.UTF_8)));
                }
            } finally {
                if (lasts) {
                    sync.finished(channel);
                } else {
                    channel.close();
                }
            }
        }
    }

    /** The directory for a session's outputs. */
    public interface OutputDirectory {
        /** Creates the directory if necessary. */
        Path create() throws IOException;

        /** The directory, which need not exist. */
        Path directory();

        /** Whether the directory outlives the session. */
        boolean isPersistent();

        /** Ends the use of the directory with the session. */
        void close() throws IOException;
    }

    /** Loads the text of outputs from disk, as it was when the command ended. */
    public static final class OutputReader {
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
                String command,
                int status,
                Duration duration,
                Path directory,
                int number,
                Path file) {
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
}
