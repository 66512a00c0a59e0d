package aish.workspace.symbols;

import module java.base;

import aish.files.PrivateFiles;
import aish.files.Sha256;
import aish.text.Resource;

/**
 * Keeps indexes between starts, one file for each project. A file that another version wrote or
 * that is damaged is ignored.
 *
 * @param directory created when something is first kept
 */
record IndexFile(Path directory) {
    private static final String FORMAT = "aish symbols 1";
    private static final String ENDING = ".index";
    private static final int MOST_KEPT = 20;
    private static final List<String> RESOURCES = List.of("languages.txt", "patterns.txt");

    /** Returns what was kept; empty if nothing of use was. */
    SequencedMap<String, FileEntry> read(Path root) {
        SequencedMap<String, FileEntry> files = new LinkedHashMap<>();
        try (DataInputStream in =
                new DataInputStream(
                        new BufferedInputStream(Files.newInputStream(file(root)), 1 << 16))) {
            if (!in.readUTF().equals(version()) || !in.readUTF().equals(root.toString())) {
                return new LinkedHashMap<>();
            }
            int count = in.readInt();
            long room = IndexRefresh.MOST_BYTES;
            for (int i = 0; i < count && room > 0; i++) {
                FileEntry entry = entry(in, room);
                room -= entry.bytes();
                files.put(entry.path(), entry);
            }
            return files;
        } catch (IOException e) {
            return new LinkedHashMap<>();
        }
    }

    private static FileEntry entry(DataInputStream in, long room) throws IOException {
        String path = in.readUTF();
        long modified = in.readLong();
        long size = in.readLong();
        return new FileEntry(
                path, modified, size, numbers(in, room), numbers(in, room), bytes(in, room));
    }

    private static int[] numbers(DataInputStream in, long room) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(bytes(in, room));
        int[] numbers = new int[bytes.remaining() / Integer.BYTES];
        bytes.asIntBuffer().get(numbers);
        return numbers;
    }

    private static byte[] bytes(DataInputStream in, long room) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > room) {
            throw new IOException("damaged");
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return bytes;
    }

    /** Keeps an index; that of the project which was not used for longest makes room for it. */
    void write(SymbolIndex index) throws IOException {
        PrivateFiles.createDirectories(directory);
        PrivateFiles.replace(
                file(index.root()),
                out -> {
                    DataOutputStream data =
                            new DataOutputStream(new BufferedOutputStream(out, 1 << 16));
                    data.writeUTF(version());
                    data.writeUTF(index.root().toString());
                    data.writeInt(index.entries().size());
                    for (FileEntry entry : index.entries()) {
                        write(entry, data);
                    }
                    data.flush();
                });
        dropOld();
    }

    private static void write(FileEntry entry, DataOutputStream out) throws IOException {
        out.writeUTF(entry.path());
        out.writeLong(entry.modified());
        out.writeLong(entry.size());
        write(entry.defined(), out);
        write(entry.used(), out);
        out.writeInt(entry.symbols().length);
        out.write(entry.symbols());
    }

    private static void write(int[] numbers, DataOutputStream out) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * numbers.length);
        bytes.asIntBuffer().put(numbers);
        out.writeInt(bytes.capacity());
        out.write(bytes.array());
    }

    private void dropOld() throws IOException {
        Map<Path, FileTime> times = new HashMap<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(directory, "*" + ENDING)) {
            for (Path each : all) {
                times.put(each, Files.getLastModifiedTime(each));
            }
        }
        List<Path> oldest =
                times.keySet().stream()
                        .sorted(Comparator.comparing(times::get, Comparator.reverseOrder()))
                        .skip(MOST_KEPT)
                        .toList();
        for (Path each : oldest) {
            Files.deleteIfExists(each);
        }
    }

    private Path file(Path root) {
        String hash = Sha256.of(root.toString().getBytes(StandardCharsets.UTF_8));
        return directory.resolve(hash.substring(0, 32) + ENDING);
    }

    /** Changes with what finds the symbols, so that nothing old is shown after an update. */
    private static String version() {
        StringBuilder all = new StringBuilder(FORMAT);
        for (String name : RESOURCES) {
            all.append(Resource.text(IndexFile.class, name));
        }
        for (SourceLanguage language : SourceLanguage.withGrammar()) {
            all.append(Resource.text(IndexFile.class, "queries/" + language.name() + ".scm"));
        }
        return Sha256.of(all.toString().getBytes(StandardCharsets.UTF_8));
    }
}
