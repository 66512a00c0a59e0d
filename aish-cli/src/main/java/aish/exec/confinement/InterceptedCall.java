package aish.exec.confinement;

import module java.base;

/**
 * A system call that waits for an answer.
 *
 * @param thread that makes it
 * @param isValid whether it still waits; otherwise its thread's number may be another's
 */
record InterceptedCall(int thread, int number, List<Long> arguments, BooleanSupplier isValid) {
    /** Who runs aish. */
    private static final int USER = user();

    private static final int THREAD = 8;
    private static final int NUMBER = 16;
    private static final int ARGUMENTS = 32;
    private static final int PAGE = 4096;
    private static final int LONGEST_PATH = 4096;

    /** Processors may keep a tag in the upper byte of an address. */
    private static final long ADDRESS = 0x00ffffffffffffffL;

    InterceptedCall {
        arguments = List.copyOf(arguments);
    }

    static InterceptedCall read(ByteBuffer notice, BooleanSupplier isValid) {
        List<Long> arguments = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            arguments.add(notice.getLong(ARGUMENTS + i * Long.BYTES));
        }
        return new InterceptedCall(
                notice.getInt(THREAD), notice.getInt(NUMBER), arguments, isValid);
    }

    int integer(int index) {
        return arguments.get(index).intValue();
    }

    /** Reads memory of the program. */
    byte[] memory(int index, int length) throws IOException {
        try (RandomAccessFile memory = new RandomAccessFile("/proc/" + thread + "/mem", "r")) {
            return checked(bytes(memory, arguments.get(index) & ADDRESS, length));
        }
    }

    /** Reads a name up to its final zero. */
    byte[] path(int index) throws IOException {
        ByteArrayOutputStream path = new ByteArrayOutputStream();
        try (RandomAccessFile memory = new RandomAccessFile("/proc/" + thread + "/mem", "r")) {
            long address = arguments.get(index) & ADDRESS;
            while (path.size() < LONGEST_PATH) {
                // what follows the page may not exist
                for (byte each : bytes(memory, address, (int) (PAGE - address % PAGE))) {
                    if (each == 0) {
                        return checked(path.toByteArray());
                    }
                    path.write(each);
                }
                address += PAGE - address % PAGE;
            }
        }
        throw new IOException("the name is too long");
    }

    private static byte[] bytes(RandomAccessFile memory, long address, int length)
            throws IOException {
        byte[] bytes = new byte[length];
        memory.seek(address);
        memory.readFully(bytes);
        return bytes;
    }

    private byte[] checked(byte[] read) throws IOException {
        if (!isValid.getAsBoolean()) {
            throw new IOException("the call was given up");
        }
        return read;
    }

    /**
     * Returns the process of the thread.
     *
     * @throws IOException if it is another user's, on whose behalf aish must not act
     */
    int process() throws IOException {
        String status = Files.readString(Path.of("/proc/" + thread + "/status"));
        String mine = "\t" + USER;
        if (!field(status, "Uid:").equals(mine.repeat(4)) || !isValid.getAsBoolean()) {
            throw new IOException("the process is not the user's");
        }
        return Integer.parseInt(field(status, "Tgid:").strip());
    }

    private static String field(String status, String name) throws IOException {
        int start = status.indexOf("\n" + name);
        int end = status.indexOf('\n', start + 1);
        if (start < 0 || end < 0) {
            throw new IOException("the process has ended");
        }
        return status.substring(start + 1 + name.length(), end);
    }

    private static int user() {
        try {
            return (int) Files.getAttribute(Path.of("/proc/self"), "unix:uid");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
