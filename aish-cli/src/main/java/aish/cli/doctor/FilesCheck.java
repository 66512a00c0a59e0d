package aish.cli.doctor;

import module java.base;

/** Checks whether others may read or change the user's own files. */
record FilesCheck(List<Item> items) implements Check {
    private static final Set<PosixFilePermission> OTHERS =
            PosixFilePermissions.fromString("---rwxrwx");

    /** A file that may or may not exist. */
    record Item(Path path, Content content) {}

    /** How sensitive the content is. */
    enum Content {
        /** Settings: without keys, but of no concern to others. */
        SETTINGS,
        /** Keys, history and outputs. */
        PRIVATE
    }

    FilesCheck {
        items = List.copyOf(items);
    }

    @Override
    public List<Remark> findings() {
        List<Remark> findings = new ArrayList<>();
        int looked = 0;
        for (Item item : items) {
            if (Files.exists(item.path())) {
                looked++;
                judge(item, findings);
            }
        }
        if (findings.isEmpty() && looked > 0) {
            findings.add(Remark.ok("aish's files are private (mode 600/700)"));
        }
        return findings;
    }

    private static void judge(Item item, List<Remark> findings) {
        Path path = item.path();
        try {
            Set<PosixFilePermission> open = new HashSet<>(OTHERS);
            open.retainAll(Files.getPosixFilePermissions(path));
            String fix = "chmod " + (Files.isDirectory(path) ? "700 " : "600 ") + path;
            boolean written =
                    open.contains(PosixFilePermission.GROUP_WRITE)
                            || open.contains(PosixFilePermission.OTHERS_WRITE);
            if (written) {
                findings.add(Remark.fail("other users can change " + path, fix));
            } else if (!open.isEmpty() && item.content() == Content.PRIVATE) {
                findings.add(Remark.fail("other users can read " + path, fix));
            } else if (!open.isEmpty()) {
                findings.add(Remark.warn("other users can read " + path, fix));
            }
        } catch (IOException | UnsupportedOperationException e) {
            findings.add(
                    Remark.warn("cannot read the permissions of " + path, "check them yourself"));
        }
    }
}
