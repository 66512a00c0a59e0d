package aish.trust;

import module java.base;

import aish.files.FileOwner;
import aish.files.LockedUpdate;
import aish.files.PrivateFiles;
import aish.settings.project.ProjectFile;
import aish.text.HomePath;

/**
 * Which projects the user trusts: one JSON object per line, in a file that only the user may read
 * or change. Several aish processes share it, so changes are made under a lock and replace the
 * whole file. Lines that cannot be parsed are ignored but kept.
 */
public record TrustStore(Path file, InstantSource clock) {
    private static final String NAMED = "AISH_TRUST_FILE";
    private static final String USUAL = ".aish/trusted-projects";
    private static final int MOST_BYTES = 16 << 20;
    private static final int KIND = 0170000;
    private static final int REGULAR = 0100000;
    private static final int OTHERS_BITS = 077;
    private static final int PERMISSIONS = 07777;

    /** Returns the path of the record. */
    public static Path location(Map<String, String> environment, Path home) {
        String named = environment.getOrDefault(NAMED, "");
        try {
            return named.isEmpty()
                    ? home.resolve(USUAL)
                    : HomePath.expand(named, home).toAbsolutePath();
        } catch (InvalidPathException e) {
            return home.resolve(USUAL);
        }
    }

    /** Whether these bytes at this path are trusted. */
    public boolean trusts(ProjectFile project) throws TrustException {
        return trusts(project.path(), project.sha256());
    }

    boolean trusts(Path path, String sha256) throws TrustException {
        return records().stream()
                .anyMatch(
                        record ->
                                record.path().equals(path)
                                        && record.sha256().equalsIgnoreCase(sha256));
    }

    /** Returns what was last trusted at a path, whatever is there now. */
    public Optional<TrustRecord> last(Path path) throws TrustException {
        return records().reversed().stream()
                .filter(record -> record.path().equals(path))
                .findFirst();
    }

    /** Returns the records, oldest first. */
    public List<TrustRecord> records() throws TrustException {
        return lines().stream().map(TrustRecord::parse).flatMap(Optional::stream).toList();
    }

    /** Trusts these bytes; replaces what was trusted at the same path before. */
    public void add(ProjectFile project) throws TrustException {
        add(TrustRecord.of(project, now()));
    }

    /** Trusts a file that is not a settings file. */
    void add(Path path, String sha256) throws TrustException {
        add(new TrustRecord(path, sha256, now(), Map.of()));
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }

    private void add(TrustRecord record) throws TrustException {
        change(
                before -> {
                    List<String> lines = without(record.path(), before);
                    lines.add(record.line());
                    return lines;
                });
    }

    /** Removes a path; returns false if it was not trusted. */
    public boolean remove(Path path) throws TrustException {
        boolean[] removed = new boolean[1];
        change(
                before -> {
                    List<String> lines = without(path, before);
                    removed[0] = lines.size() < before.size();
                    return lines;
                });
        return removed[0];
    }

    private static List<String> without(Path path, List<String> lines) {
        List<String> rest = new ArrayList<>(lines);
        rest.removeIf(
                line ->
                        TrustRecord.parse(line)
                                .filter(record -> record.path().equals(path))
                                .isPresent());
        return rest;
    }

    private List<String> lines() throws TrustException {
        try {
            check();
            try (InputStream in = Files.newInputStream(file)) {
                byte[] bytes = in.readNBytes(MOST_BYTES + 1);
                if (bytes.length > MOST_BYTES) {
                    throw new TrustException(file + " is too large; move it away");
                }
                return new String(bytes, StandardCharsets.UTF_8)
                        .lines()
                        .filter(line -> !line.isBlank())
                        .toList();
            }
        } catch (NoSuchFileException e) {
            return List.of();
        } catch (IOException e) {
            throw new TrustException("cannot read " + file + ": " + reason(e));
        }
    }

    /** Refuses a file that others can write, because they could make anything trusted. */
    private void check() throws IOException, TrustException {
        Map<String, Object> found = Files.readAttributes(file, "unix:mode,uid");
        int mode = found.get("mode") instanceof Integer bits ? bits : OTHERS_BITS;
        if ((mode & KIND) != REGULAR) {
            throw new TrustException(file + " is not a regular file; move it away");
        }
        if ((mode & OTHERS_BITS) != 0) {
            throw new TrustException(
                    file
                            + " can be read or changed by others (mode "
                            + Integer.toOctalString(mode & PERMISSIONS)
                            + "), so no project is trusted; check its content, then chmod 600 "
                            + file);
        }
        if (!(found.get("uid") instanceof Integer uid) || !FileOwner.isMe(uid)) {
            throw new TrustException(
                    file + " belongs to another user, so no project is trusted; move it away");
        }
    }

    private static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        return e instanceof FileAlreadyExistsException
                ? e.getMessage() + " is in the way"
                : String.valueOf(e.getMessage());
    }

    private void change(UnaryOperator<List<String>> change) throws TrustException {
        try {
            LockedUpdate.of(file, () -> replace(change));
        } catch (IOException e) {
            throw new TrustException("cannot write " + file + ": " + reason(e));
        }
    }

    private List<String> replace(UnaryOperator<List<String>> change)
            throws IOException, TrustException {
        List<String> before = lines();
        List<String> after = change.apply(before);
        if (!after.equals(before)) {
            String text = after.isEmpty() ? "" : String.join("\n", after) + "\n";
            PrivateFiles.replace(file, text, false);
        }
        return after;
    }
}
