package aish.settings.project;

import module java.base;

import aish.files.Sha256;
import aish.files.ShownPath;
import aish.settings.ConfigFile;
import aish.settings.ConfigProblem;
import aish.settings.toml.TomlNode;
import aish.settings.toml.TomlParser;

/**
 * Reads the settings of a project, which may come from anyone: only a regular file, not a link, not
 * writable by others, of limited size. The bytes are read once.
 */
public record ProjectReader(Path home) {
    /** Ample for settings, and little enough to parse quickly. */
    static final int MOST_BYTES = 64 << 10;

    private static final String ATTRIBUTES = "unix:mode,uid,size,fileKey,ctime,lastModifiedTime";
    private static final int OTHERS_WRITE = 022;
    private static final int PERMISSIONS = 07777;
    private static final int KIND = 0170000;
    private static final int REGULAR = 0100000;
    private static final int DIRECTORY = 0040000;
    private static final int LINK = 0120000;
    private static final String IGNORED = "; it is ignored";

    public ProjectOverlay read(Path file) {
        try {
            Map<String, Object> before = attributes(file);
            String objection = objection(file, number(before, "mode"));
            if (!objection.isEmpty()) {
                return unusable(file, objection);
            }
            byte[] bytes = bytes(file);
            if (bytes.length > MOST_BYTES) {
                return unusable(
                        file, "is too large for a settings file (more than 64 KB)" + IGNORED);
            }
            if (!attributes(file).equals(before)) {
                return unusable(
                        file, "changed while it was being read; try again with :project load");
            }
            return decoded(file, bytes, number(before, "uid"));
        } catch (IOException e) {
            return unusable(file, ConfigFile.reason(e) + IGNORED);
        } catch (RuntimeException | StackOverflowError e) {
            // a defect of the parser that somebody has found
            return unusable(file, "cannot be read" + IGNORED);
        }
    }

    private static Map<String, Object> attributes(Path file) throws IOException {
        return Files.readAttributes(file, ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
    }

    private static int number(Map<String, Object> attributes, String name) {
        return attributes.get(name) instanceof Integer number ? number : 0;
    }

    /** Returns the reason not to open the file; empty if there is none. */
    private String objection(Path file, int mode) {
        switch (mode & KIND) {
            case REGULAR -> {}
            case DIRECTORY -> {
                return "is a directory" + IGNORED;
            }
            case LINK -> {
                return "is a symbolic link, which could point anywhere" + IGNORED;
            }
            default -> {
                return "is not a regular file" + IGNORED;
            }
        }
        return (mode & OTHERS_WRITE) == 0
                ? ""
                : "can be changed by other users (mode "
                        + Integer.toOctalString(mode & PERMISSIONS)
                        + ") and is not used; to fix this, run: chmod go-w "
                        + ShownPath.of(file, home);
    }

    private static byte[] bytes(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            return in.readNBytes(MOST_BYTES + 1);
        }
    }

    private static ProjectOverlay decoded(Path file, byte[] bytes, int uid) {
        ConfigFile found = ConfigFile.decode(file, bytes);
        if (!(found instanceof ConfigFile.Text text)) {
            return found instanceof ConfigFile.Undecodable bad
                    ? new ProjectOverlay.Unusable(file, ConfigProblem.at(bad.at(), bad.reason()))
                    : unusable(file, "cannot be read" + IGNORED);
        }
        List<ConfigProblem> problems = new ArrayList<>();
        TomlNode.Table root = new TomlParser(file, problems, "").parse(text.content());
        return problems.isEmpty()
                ? new ProjectOverlay.Usable(
                        new ProjectFile(file, bytes.length, Sha256.of(bytes), uid, root))
                : new ProjectOverlay.Unusable(file, problems.getFirst());
    }

    private static ProjectOverlay.Unusable unusable(Path file, String reason) {
        return new ProjectOverlay.Unusable(file, ConfigProblem.about(file, reason));
    }

    /** The result of reading a project's settings. */
    public sealed interface ProjectOverlay {
        /** The file can be used if the user trusts it. */
        record Usable(ProjectFile file) implements ProjectOverlay {}

        /** The file cannot be used. */
        record Unusable(Path file, ConfigProblem problem) implements ProjectOverlay {}
    }
}
