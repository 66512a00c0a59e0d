package aish.session.record;

import module java.base;

import aish.files.PrivateFiles;

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

    private final MessageDigest digest = sha256();
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
            byte[] end = RecordChunks.bytes(record, size - length, length);
            return new RecordChain(hash(end, 0, length - 1));
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the hash that a line contains; empty if it has none. */
    private static String hash(byte[] bytes, int from, int to) {
        int at = to - SUFFIX;
        if (at < from) {
            return "";
        }
        String suffix = new String(bytes, at, SUFFIX, StandardCharsets.ISO_8859_1);
        String digits = suffix.substring(MEMBER.length(), MEMBER.length() + DIGITS);
        boolean sealed =
                suffix.startsWith(MEMBER)
                        && suffix.endsWith(END)
                        && digits.chars().allMatch(c -> Character.digit(c, 16) >= 0);
        return sealed ? digits : "";
    }

    /** Returns a line with its hash and its newline; it counts once it is {@link #written}. */
    byte[] seal(String line) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        return seal(bytes, 0, bytes.length);
    }

    /** The same for a line that may already have a hash, which is replaced. */
    byte[] seal(byte[] bytes, int from, int to) {
        int end = hash(bytes, from, to).isEmpty() ? to - 1 : to - SUFFIX;
        if (to <= from || bytes[to - 1] != '}') {
            // damaged; it stays as it is, and the chain is broken here
            next = last;
            return (new String(bytes, from, to - from, StandardCharsets.ISO_8859_1) + "\n")
                    .getBytes(StandardCharsets.ISO_8859_1);
        }
        next = link(bytes, from, end);
        ByteArrayOutputStream line = new ByteArrayOutputStream(end - from + SUFFIX + 1);
        line.write(bytes, from, end - from);
        line.writeBytes((MEMBER + next + END + "\n").getBytes(StandardCharsets.US_ASCII));
        return line.toByteArray();
    }

    /** Returns a line of another record with its hash in this one, if it had any. */
    byte[] reseal(byte[] bytes, int from, int to) {
        if (hash(bytes, from, to).isEmpty()) {
            next = last;
            byte[] line = Arrays.copyOfRange(bytes, from, to + 1);
            line[line.length - 1] = '\n';
            return line;
        }
        return seal(bytes, from, to);
    }

    void written() {
        last = next;
    }

    /** Returns the hash of the last line. */
    String last() {
        return last;
    }

    private String link(byte[] bytes, int from, int end) {
        digest.update(last.getBytes(StandardCharsets.US_ASCII));
        digest.update((byte) '\n');
        digest.update(bytes, from, end - from);
        return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
    }

    /** Loads what the first line needs, so that no command waits for it. */
    public static void warmUp() {
        begin().seal("{}");
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
     * @param unchained how many of them, at the start, are from before records were chained
     * @param line the first that does not fit, counted from 1; 0 if all do
     * @param last the hash of the last line
     */
    public record Check(State state, long lines, long unchained, long line, String last) {}

    /** What a check found. */
    public enum State {
        INTACT,
        /** A line does not fit to what precedes it. */
        CHANGED,
        /** The end is missing. */
        TRUNCATED,
        /** Written before records were chained. */
        UNCHAINED
    }

    /**
     * Checks a record, reading it once.
     *
     * @param outputs the directory of the session's outputs
     * @param live whether it is being written, so that its last line may be incomplete
     */
    public static Check check(Path log, Path outputs, boolean live) throws IOException {
        Checking checking = new Checking(Head.read(outputs));
        RecordChunks chunks = new RecordChunks();
        try (FileChannel file = FileChannel.open(log, StandardOpenOption.READ)) {
            chunks.each(file, checking::line);
            boolean torn = !live && chunks.isTorn();
            return checking.end(chunks.skipped() > 0, torn, file.size());
        }
    }

    private static final class Checking {
        private final RecordChain chain = begin();
        private final Optional<Head> head;
        private long lines;
        private long unchained;
        private long broken;

        Checking(Optional<Head> head) {
            this.head = head;
        }

        void line(byte[] bytes, int from, int to, long at) {
            long end = at + to - from + 1;
            lines++;
            String hash = hash(bytes, from, to);
            if (hash.isEmpty() && chain.last().isEmpty()) {
                unchained++;
                return;
            }
            boolean fits = !hash.isEmpty() && chain.link(bytes, from, to - SUFFIX).equals(hash);
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
                    broken > 0 || skipped
                            ? State.CHANGED
                            : cut
                                    ? State.TRUNCATED
                                    : chain.last().isEmpty() ? State.UNCHAINED : State.INTACT;
            return new Check(state, lines, unchained, broken, chain.last());
        }
    }
}
