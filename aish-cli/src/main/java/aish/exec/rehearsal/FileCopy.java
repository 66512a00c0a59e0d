package aish.exec.rehearsal;

import module java.base;

import aish.files.SparseCopy;

/** Copies files with owner, mode, times, extended attributes and holes. */
final class FileCopy {
    private static final int PERMISSIONS = 07777;

    private FileCopy() {}

    /** Copies a regular file to one that does not exist yet, and waits until it is on the disk. */
    static void copy(Path from, Path to) throws IOException {
        try (FileChannel out =
                FileChannel.open(to, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            SparseCopy.write(from, out);
            imitate(from, to);
            out.force(true);
        }
    }

    /** Copies a pipe, socket or device; Java would open a pipe and wait for its other end. */
    static void copySpecial(Path from, Path to) throws IOException {
        Process copy =
                new ProcessBuilder("cp", "-aT", "--", from.toString(), to.toString())
                        .redirectErrorStream(true)
                        .start();
        copy.getOutputStream().close();
        String said = new String(copy.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (copy.waitFor() != 0) {
                throw new IOException(said.strip());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while copying " + from);
        }
    }

    /** Gives a file or directory the owner, mode, attributes and time of another. */
    static void imitate(Path from, Path to) throws IOException {
        Map<String, Object> wanted =
                Files.readAttributes(from, "unix:mode,uid,gid,lastModifiedTime");
        Map<String, Object> found = Files.readAttributes(to, "unix:uid,gid,mode");
        for (String owner : List.of("uid", "gid")) {
            if (!Objects.equals(wanted.get(owner), found.get(owner))) {
                Files.setAttribute(to, "unix:" + owner, wanted.get(owner));
            }
        }
        SortedMap<String, String> attributes = ExtendedAttributes.read(from);
        if (!Files.isWritable(to) && !attributes.equals(ExtendedAttributes.read(to))) {
            Files.setAttribute(to, "unix:mode", (mode(found) & PERMISSIONS) | 0200);
        }
        ExtendedAttributes.setContent(to, attributes);
        Files.setLastModifiedTime(
                to, (FileTime) Objects.requireNonNull(wanted.get("lastModifiedTime")));
        // late, because it may forbid the rest
        Files.setAttribute(to, "unix:mode", mode(wanted) & PERMISSIONS);
        ExtendedAttributes.setPermissions(to, attributes);
    }

    private static int mode(Map<String, Object> found) {
        return (int) Objects.requireNonNull(found.get("mode"));
    }
}
