package aish.session.record;

import module java.base;

import aish.files.PrivateFiles;
import aish.files.Sha256;

/**
 * Links the lines of a record: the last member of each, {@code h}, is a hash of the line and of the
 * hash before it. Whoever changes, adds or removes a line without computing all that follow again
 * breaks the chain there. It is the start of a SHA-256, which is enough to notice a change, not to
 * prove who wrote it.
 */
public final class RecordChain {
    private static final String MEMBER = ",\"h\":\"";
    private static final String END = "\"}";
    private static final int BYTES = 8;
    private static final int DIGITS = 2 * BYTES;

    /** The length of the member and of what follows it in the line. */
    private static final int SUFFIX = MEMBER.length() + DIGITS + END.length();

    private String last;
    private String next = "";

    /**
     * @param last the hash of the last line so far; empty if there is none
     */
    private RecordChain(String last) {
        this.last = last;
    }

    static RecordChain begin() {
        return new RecordChain("");
    }

    /** Continues a record of that size. */
    static RecordChain after(Path file, long size) throws IOException {
        int length = SUFFIX + 1;
        if (size < length) {
            return begin();
        }
        try (FileChannel record = FileChannel.open(file, StandardOpenOption.READ)) {
            return new RecordChain(hash(RecordLines.bytes(record, size - length, SUFFIX)));
        }
    }

    /** Returns the hash that a line contains; empty if it has none. */
    private static String hash(byte[] line) {
        int at = line.length - SUFFIX;
        if (at < 0) {
            return "";
        }
        String suffix = new String(line, at, SUFFIX, StandardCharsets.ISO_8859_1);
        String digits = suffix.substring(MEMBER.length(), MEMBER.length() + DIGITS);
        boolean sealed =
                suffix.startsWith(MEMBER)
                        && suffix.endsWith(END)
                        && digits.chars().allMatch(c -> Character.digit(c, 16) >= 0);
        return sealed ? digits : "";
    }

    /**
     * Returns a line with its hash, which replaces one that it already has, and its newline; it
     * counts once it is {@link #written}.
     */
    byte[] seal(byte[] line) {
        if (line.length == 0 || line[line.length - 1] != '}') {
            // damaged; it stays as it is, and the chain is broken here
            next = last;
            byte[] same = Arrays.copyOf(line, line.length + 1);
            same[line.length] = '\n';
            return same;
        }
        int end = line.length - (hash(line).isEmpty() ? 1 : SUFFIX);
        next = link(line, end);
        ByteArrayOutputStream sealed = new ByteArrayOutputStream(end + SUFFIX + 1);
        sealed.write(line, 0, end);
        sealed.writeBytes((MEMBER + next + END + "\n").getBytes(StandardCharsets.US_ASCII));
        return sealed.toByteArray();
    }

    void written() {
        last = next;
    }

    /** Returns the hash of the last line. */
    String last() {
        return last;
    }

    private String link(byte[] line, int end) {
        byte[] before = (last + "\n").getBytes(StandardCharsets.US_ASCII);
        byte[] hash = Sha256.hash(before, Arrays.copyOf(line, end));
        return HexFormat.of().formatHex(hash, 0, BYTES);
    }

    /** Loads what the first line needs, so that no command waits for it. */
    public static void warmUp() {
        begin().seal("{}".getBytes(StandardCharsets.US_ASCII));
    }

    /** Where the chain had come to when the record was last closed. */
    record Head(long size, String hash) {
        private static final String NAME = "head";

        static void write(Path outputs, long size, String hash) throws IOException {
            PrivateFiles.createDirectories(outputs);
            PrivateFiles.replace(
                    outputs.resolve(NAME),
                    out -> out.write((size + " " + hash + "\n").getBytes(StandardCharsets.UTF_8)));
        }

        static Optional<Head> read(Path outputs) {
            try {
                String[] words = Files.readString(outputs.resolve(NAME)).strip().split(" ", -1);
                return words.length == 2
                        ? Optional.of(new Head(Long.parseLong(words[0]), words[1]))
                        : Optional.empty();
            } catch (IOException | NumberFormatException e) {
                return Optional.empty();
            }
        }
    }

    /** Whether the file is the one that says where a chain had come to. */
    public static boolean isHead(Path file) {
        return file.endsWith(Head.NAME);
    }

    /**
     * The result of checking a record.
     *
     * @param lines how many there are
     * @param line the first that does not fit, counted from 1; 0 if all do
     * @param last the hash of the last line
     */
    public record Check(State state, long lines, long line, String last) {}

    /** What a check found. */
    public enum State {
        INTACT,
        /** A line does not fit to what precedes it. */
        CHANGED,
        /** The end is missing. */
        TRUNCATED
    }

    /**
     * Checks a record, reading it once.
     *
     * @param outputs the directory of the session's outputs
     * @param live whether it is being written, so that its last line may be incomplete
     */
    public static Check check(Path log, Path outputs, boolean live) throws IOException {
        Checking checking = new Checking(Head.read(outputs));
        RecordLines read = RecordLines.read(log, checking::line);
        return checking.end(read.skipped() > 0, !live && read.isTorn(), Files.size(log));
    }

    private static final class Checking {
        private final RecordChain chain = begin();
        private final Optional<Head> head;
        private long lines;
        private long broken;

        Checking(Optional<Head> head) {
            this.head = head;
        }

        void line(RecordLines.Line line) {
            byte[] bytes = line.bytes();
            long end = line.at() + bytes.length + 1;
            String hash = hash(bytes);
            lines++;
            boolean fits = !hash.isEmpty() && chain.link(bytes, bytes.length - SUFFIX).equals(hash);
            boolean kept =
                    head.filter(known -> known.size() == end && !known.hash().equals(hash))
                            .isEmpty();
            if (broken == 0 && !(fits && kept)) {
                broken = lines;
            }
            chain.last = hash;
        }

        Check end(boolean skipped, boolean torn, long size) {
            boolean cut = torn || head.filter(known -> known.size() > size).isPresent();
            State state =
                    broken > 0 || skipped ? State.CHANGED : cut ? State.TRUNCATED : State.INTACT;
            return new Check(state, lines, broken, chain.last());
        }
    }
}
