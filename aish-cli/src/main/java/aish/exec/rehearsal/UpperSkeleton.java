package aish.exec.rehearsal;

import module java.base;

import aish.files.FileOwner;

/** What upper layers contain before the command runs: directories on the way to something. */
final class UpperSkeleton {
    private final Path folder;
    private final List<Layer> layers;
    private final boolean isRoot = FileOwner.isMe(0);

    /** The directories of upper layers and those of the disk that they stand for. */
    private final SortedMap<Path, Path> made = new TreeMap<>();

    UpperSkeleton(Path folder, List<Layer> layers) {
        this.folder = folder;
        this.layers = layers;
    }

    /** Hides a directory behind an empty one, if a layer covers it. */
    boolean hides(Path directory) throws IOException {
        Optional<Layer> layer = layer(directory);
        if (layer.isEmpty() || layer.get().target().equals(directory)) {
            return false;
        }
        Path upper = directory(directory).orElseThrow();
        Files.getFileAttributeView(upper, UserDefinedFileAttributeView.class)
                .write(Layer.OPAQUE, StandardCharsets.US_ASCII.encode("y"));
        return true;
    }

    /**
     * Copies the directories on the way to one that others own; the kernel could not do so, because
     * the copies could not have the same owner.
     */
    void open(Path directory) throws IOException {
        Optional<Layer> layer = layer(directory);
        if (isRoot || layer.isEmpty() || !Files.isDirectory(directory)) {
            return;
        }
        for (Path at = directory; !at.equals(layer.get().target()); at = parent(at)) {
            if (!FileOwner.isMe((int) Files.getAttribute(at, "unix:uid"))) {
                directory(at);
                return;
            }
        }
    }

    /** Makes a directory in the upper layer, with those above it; empty if no layer covers it. */
    private Optional<Path> directory(Path directory) throws IOException {
        Optional<Layer> layer = layer(directory);
        if (layer.isEmpty()) {
            return Optional.empty();
        }
        Path below = layer.get().target();
        Path upper = folder.resolve("upper/" + layer.get().number());
        if (made.put(upper, below) == null) {
            // it may have the mode of one that the user cannot write to, such as /home
            Files.setPosixFilePermissions(upper, PosixFilePermissions.fromString("rwx------"));
        }
        for (Path name : below.relativize(directory)) {
            if (!name.toString().isEmpty()) {
                below = below.resolve(name);
                upper = upper.resolve(name);
                if (made.put(upper, below) == null) {
                    Files.createDirectory(upper);
                }
            }
        }
        return Optional.of(upper);
    }

    private Optional<Layer> layer(Path path) {
        return layers.stream()
                .filter(layer -> path.startsWith(layer.target()))
                .max(Comparator.comparingInt(layer -> layer.target().getNameCount()));
    }

    private static Path parent(Path path) {
        return Objects.requireNonNull(path.getParent());
    }

    /** From the bottom up, because each one changes the time of the one above. */
    void finish() throws IOException {
        for (Path upper : made.reversed().keySet()) {
            imitate(Objects.requireNonNull(made.get(upper)), upper);
        }
    }

    /**
     * Gives a directory of the upper layer the attributes of the one below. A user cannot give it
     * to another owner, so the owner's permissions become those that the user has.
     */
    static void imitate(Path lower, Path upper) throws IOException {
        Map<String, Object> found =
                Files.readAttributes(lower, "unix:mode,uid,gid,lastModifiedTime");
        int mode = (int) Objects.requireNonNull(found.get("mode")) & 07777;
        if (FileOwner.isMe(0)) {
            Files.setAttribute(upper, "unix:uid", found.get("uid"));
            Files.setAttribute(upper, "unix:gid", found.get("gid"));
        } else if (!FileOwner.isMe((int) Objects.requireNonNull(found.get("uid")))) {
            mode =
                    (mode & ~0700)
                            | (Files.isReadable(lower) ? 0400 : 0)
                            | (Files.isWritable(lower) ? 0200 : 0)
                            | (Files.isExecutable(lower) ? 0100 : 0);
        }
        SortedMap<String, String> attributes = ExtendedAttributes.read(lower);
        ExtendedAttributes.setContent(upper, attributes);
        // the mode late, because it may forbid the rest
        Files.setLastModifiedTime(
                upper, (FileTime) Objects.requireNonNull(found.get("lastModifiedTime")));
        Files.setAttribute(upper, "unix:mode", mode);
        ExtendedAttributes.setPermissions(upper, attributes);
    }
}
