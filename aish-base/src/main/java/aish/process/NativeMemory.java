package aish.process;

import module java.base;

import com.kenai.jffi.MemoryIO;

/** Memory outside the heap, for functions of the C library. It ends when it is closed. */
public final class NativeMemory implements AutoCloseable {
    static {
        // otherwise the library reaches for a class that makes the JVM print a warning
        System.setProperty("jffi.unsafe.disabled", "true");
    }

    private static final MemoryIO MEMORY = MemoryIO.getInstance();

    private final List<Long> addresses = new ArrayList<>();

    /** Returns zeros, which must not be used after the end. */
    public ByteBuffer allocate(int size) {
        long address = MEMORY.allocateMemory(Math.max(size, 1), true);
        if (address == 0) {
            throw new OutOfMemoryError("no native memory");
        }
        addresses.add(address);
        return MEMORY.newDirectByteBuffer(address, size).order(ByteOrder.nativeOrder());
    }

    public ByteBuffer copy(byte[] bytes) {
        return allocate(bytes.length).put(0, bytes);
    }

    /** The address of a string as C has them. */
    public long string(String text) {
        return string(text.getBytes(StandardCharsets.UTF_8));
    }

    public long string(byte[] text) {
        return address(copy(Arrays.copyOf(text, text.length + 1)));
    }

    public static long address(ByteBuffer direct) {
        return MEMORY.getDirectBufferAddress(direct);
    }

    /** The string at an address. */
    public static String stringAt(long address) {
        byte[] bytes = MEMORY.getZeroTerminatedByteArray(address);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** The bytes at the start of memory. */
    public static byte[] bytes(ByteBuffer memory, int length) {
        byte[] bytes = new byte[length];
        memory.get(0, bytes);
        return bytes;
    }

    @Override
    public void close() {
        addresses.forEach(MEMORY::freeMemory);
        addresses.clear();
    }
}
