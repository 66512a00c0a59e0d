package aish.exec.rehearsal;

import module java.base;

/**
 * What a rehearsed command did to a path.
 *
 * @param layer the number of the upper layer that has the new version
 * @param type of the new version; for a deletion, of what was there
 * @param files how many files it comprises: more than one only for a deleted directory
 * @param bytes their size: of the new version, or of what was deleted
 * @param before identifies what was there, so that later changes of it are noticed; empty if
 *     nothing
 */
public record Change(
        Kind kind, Path path, int layer, Type type, long files, long bytes, String before) {
    /** What a path can be. */
    public enum Type {
        FILE,
        DIRECTORY,
        LINK,
        /** A pipe, a socket or a device. */
        SPECIAL;

        private static final int MASK = 0170000;

        /** Reads it from the mode that the system reports. */
        static Type of(int mode) {
            return switch (mode & MASK) {
                case 0100000 -> FILE;
                case 0040000 -> DIRECTORY;
                case 0120000 -> LINK;
                default -> SPECIAL;
            };
        }
    }

    /** What can happen to a path. */
    public enum Kind {
        CREATED,
        CHANGED,
        DELETED,
        /** Mode, owner or time of the same content. */
        ATTRIBUTES;

        public String word() {
            return this == ATTRIBUTES ? "attributes" : name().toLowerCase(Locale.ROOT);
        }
    }

    public boolean directory() {
        return type == Type.DIRECTORY;
    }

    /** Identifies the current version of a path; empty if there is none. */
    static String version(Path path) throws IOException {
        Map<String, Object> found;
        try {
            found =
                    Files.readAttributes(
                            path,
                            "unix:mode,size,ino,lastModifiedTime,isDirectory",
                            LinkOption.NOFOLLOW_LINKS);
        } catch (NoSuchFileException e) {
            return "";
        } catch (IOException e) {
            Path parent = path.getParent();
            if (parent != null && !Files.isDirectory(parent)) {
                return "";
            }
            throw e;
        }
        String kind = found.get("mode") + ":" + found.get("ino");
        return Boolean.TRUE.equals(found.get("isDirectory"))
                ? kind
                : kind + ":" + found.get("size") + ":" + found.get("lastModifiedTime");
    }
}
