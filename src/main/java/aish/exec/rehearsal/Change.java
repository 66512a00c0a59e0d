package aish.exec.rehearsal;

import module java.base;

/**
 * What a rehearsed command did to a path.
 *
 * @param layer the number of the upper layer that has the new version
 * @param directory whether it is a directory; for a deletion, whether it was one
 * @param files how many files it comprises: more than one only for a deleted directory
 * @param bytes their size: of the new version, or of what was deleted
 * @param before identifies what was there, so that later changes of it are noticed; empty if
 *     nothing
 */
public record Change(
        Kind kind, Path path, int layer, boolean directory, long files, long bytes, String before) {
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
