package aish.workspace.symbols;

import module java.base;

import aish.workspace.symbols.Symbol.Kind;

/**
 * What is known of one file. Symbols are kept as bytes, because a project may have a million.
 *
 * @param path relative to the project's root, with slashes
 * @param modified when the file was last changed, in nanoseconds since 1970
 * @param defined the key of each symbol's name, in the order of the symbols
 * @param used the keys of the names that the file contains, sorted
 */
@SuppressWarnings("ArrayRecordComponent") // entries are never compared
record FileEntry(String path, long modified, long size, int[] defined, int[] used, byte[] symbols) {
    private static final int OVERHEAD = 200;

    static FileEntry of(String path, long modified, long size, List<Symbol> found, int[] used) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(found.size() * 64);
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            for (Symbol symbol : found) {
                out.writeByte(symbol.kind().letter());
                out.writeInt(symbol.first());
                out.writeInt(symbol.last());
                out.writeUTF(symbol.name());
                out.writeUTF(limited(symbol.container()));
                out.writeUTF(symbol.signature());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        int[] defined = found.stream().mapToInt(each -> UsedNames.key(each.name())).toArray();
        return new FileEntry(path, modified, size, defined, used, bytes.toByteArray());
    }

    private static String limited(String container) {
        return container.length() > 1_000 ? container.substring(0, 1_000) : container;
    }

    /** Returns an entry that says only that the file has been seen. */
    static FileEntry bare(String path, long modified, long size) {
        return new FileEntry(path, modified, size, new int[0], new int[0], new byte[0]);
    }

    boolean isOf(long lastModified, long length) {
        return modified == lastModified && size == length;
    }

    /** Returns the memory that it takes, roughly. */
    long bytes() {
        return OVERHEAD
                + path.length()
                + symbols.length
                + (long) Integer.BYTES * (defined.length + used.length);
    }

    boolean defines(int name) {
        for (int each : defined) {
            if (each == name) {
                return true;
            }
        }
        return false;
    }

    /** Returns nothing if the bytes, which may come from a damaged file, make no sense. */
    List<Symbol> list() {
        List<Symbol> list = new ArrayList<>(defined.length);
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(symbols))) {
            for (int i = 0; i < defined.length; i++) {
                Kind kind = Kind.of(in.readUnsignedByte()).orElseThrow(IOException::new);
                int first = in.readInt();
                int last = in.readInt();
                list.add(
                        new Symbol(
                                in.readUTF(), kind, path, first, last, in.readUTF(), in.readUTF()));
            }
        } catch (IOException e) {
            return List.of();
        }
        return list;
    }
}
