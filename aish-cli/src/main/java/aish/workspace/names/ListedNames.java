package aish.workspace.names;

import module java.base;

import aish.workspace.names.LocalNames.NameSource;

/** Names listed in a few text files, which are read again when they change. */
final class ListedNames implements NameSource {
    private static final int MOST_BYTES = 1 << 20;

    /** Finds the names in a file's text. */
    interface Reader {
        void read(String text, Consumer<String> names);
    }

    private record Stamp(FileTime modified, long size) {
        static final Stamp NONE = new Stamp(FileTime.fromMillis(0), -1);

        static Stamp of(Path file) {
            try {
                BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
                return found.isRegularFile()
                        ? new Stamp(found.lastModifiedTime(), found.size())
                        : NONE;
            } catch (IOException e) {
                return NONE;
            }
        }
    }

    private record Known(List<Path> paths, List<Stamp> stamps, Set<String> names) {}

    private final Function<Path, List<Path>> files;
    private final Reader reader;
    private volatile Known known = new Known(List.of(), List.of(), Set.of());

    /**
     * @param files the files that list the names for a directory; not all need to exist
     */
    ListedNames(Function<Path, List<Path>> files, Reader reader) {
        this.files = files;
        this.reader = reader;
    }

    @Override
    public Set<String> names(Path directory) {
        Known last = known;
        List<Path> paths = files.apply(directory);
        List<Stamp> stamps = paths.stream().map(Stamp::of).toList();
        boolean same = paths.equals(last.paths) && stamps.equals(last.stamps);
        Known now = same ? last : new Known(paths, stamps, read(paths, stamps));
        known = now;
        return now.names;
    }

    private Set<String> read(List<Path> paths, List<Stamp> stamps) {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < paths.size(); i++) {
            if (!stamps.get(i).equals(Stamp.NONE)) {
                reader.read(text(paths.get(i)), names::add);
            }
        }
        return Set.copyOf(names);
    }

    static String text(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }

    /** Returns the same files for every directory. */
    static Function<Path, List<Path>> always(Path... files) {
        List<Path> all = List.of(files);
        return _ -> all;
    }

    /** Returns files in the directory itself. */
    static Function<Path, List<Path>> in(String... names) {
        return directory -> {
            List<Path> paths = new ArrayList<>();
            for (String name : names) {
                paths.add(directory.resolve(name));
            }
            return paths;
        };
    }

    /**
     * Finds names in the text of well-known files, line by line and without evaluating anything.
     */
    static final class NameReaders {
        private static final String NAME = "[A-Za-z0-9][A-Za-z0-9_.-]*";
        private static final Pattern TARGETS =
                Pattern.compile("^(" + NAME + "(?: +" + NAME + ")*) *::?(?!=).*");

        private static final Pattern SSH_SETTING =
                Pattern.compile("\\s*([A-Za-z]+)(?:\\s*=\\s*|\\s+)(.*\\S)\\s*");

        /** What makes a host's name a pattern, or a mark in its place. */
        private static final Pattern SSH_PATTERN = Pattern.compile("[*?!]|^@");

        private NameReaders() {}

        /** Reads the targets of a makefile, without {@code .PHONY} and pattern rules. */
        static void makefile(String text, Consumer<String> names) {
            for (String line : text.lines().toList()) {
                Matcher target = TARGETS.matcher(line);
                if (target.matches()) {
                    words(target.group(1), names);
                }
            }
        }

        /** Reads the hosts in an ssh config, without patterns. */
        static void sshConfig(String text, Consumer<String> names) {
            sshSetting(text, "Host", name -> plain(name, names));
        }

        /** Reads the words after each use of a keyword in an ssh config. */
        static void sshSetting(String text, String keyword, Consumer<String> words) {
            text.lines()
                    .map(SSH_SETTING::matcher)
                    .filter(line -> line.matches() && line.group(1).equalsIgnoreCase(keyword))
                    .forEach(line -> words(line.group(2).replace("\"", ""), words));
        }

        private static void plain(String name, Consumer<String> names) {
            if (!SSH_PATTERN.matcher(name).find()) {
                names.accept(name);
            }
        }

        /** Reads the hosts in known_hosts; hashed ones, which start with a bar, are skipped. */
        static void knownHosts(String text, Consumer<String> names) {
            for (String line :
                    text.lines().filter(l -> !l.startsWith("|") && l.indexOf(' ') > 0).toList()) {
                for (String host : line.substring(0, line.indexOf(' ')).split(",", -1)) {
                    plain(host, names);
                }
            }
        }

        /** Reads the names after the address in a hosts file. */
        static void hosts(String text, Consumer<String> names) {
            for (String line : text.lines().toList()) {
                String bare =
                        line.substring(
                                0, line.indexOf('#') < 0 ? line.length() : line.indexOf('#'));
                String[] words = bare.strip().split("\\s+", -1);
                for (int i = 1; i < words.length; i++) {
                    names.accept(words[i]);
                }
            }
        }

        /** Reads what is before the first colon, as in /etc/passwd. */
        static void beforeColon(String text, Consumer<String> names) {
            for (String line : text.lines().filter(l -> l.indexOf(':') > 0).toList()) {
                names.accept(line.substring(0, line.indexOf(':')));
            }
        }

        private static void words(String text, Consumer<String> names) {
            for (String word : text.strip().split("\\s+", -1)) {
                names.accept(word);
            }
        }
    }
}
