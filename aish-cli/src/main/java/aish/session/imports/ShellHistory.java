package aish.session.imports;

import module java.base;

/** The history of another shell: its name, as in {@code :history import bash}, and its file. */
public record ShellHistory(Kind kind, Path file) {
    /** The shells whose histories aish can read. */
    public enum Kind {
        BASH,
        ZSH,
        FISH,
        ATUIN;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Of a larger file, only the end is read. */
    private static final long MOST_BYTES = 64 << 20;

    private static final int START = 4096;

    /** Returns the histories that are on this machine. */
    public static List<ShellHistory> find(Map<String, String> environment, Path home) {
        List<ShellHistory> found = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            for (Path file : files(kind, environment, home)) {
                if (isFilled(file)) {
                    found.add(new ShellHistory(kind, file));
                    break;
                }
            }
        }
        return found;
    }

    private static boolean isFilled(Path file) {
        try {
            return Files.isRegularFile(file) && Files.size(file) > 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns where a shell's history may be, the likeliest first. */
    static List<Path> files(Kind kind, Map<String, String> environment, Path home) {
        String named = environment.getOrDefault("HISTFILE", "");
        boolean ofZsh = named.contains("zsh") || named.endsWith(".zhistory");
        Path data = data(environment, home);
        List<Path> files = new ArrayList<>();
        switch (kind) {
            case BASH -> {
                if (named.startsWith("/") && !ofZsh) {
                    files.add(Path.of(named));
                }
                files.add(home.resolve(".bash_history"));
            }
            case ZSH -> {
                if (named.startsWith("/") && ofZsh) {
                    files.add(Path.of(named));
                }
                String dots = environment.getOrDefault("ZDOTDIR", "");
                Path directory = dots.startsWith("/") ? Path.of(dots) : home;
                for (String name : List.of(".zsh_history", ".zhistory", ".histfile")) {
                    files.add(directory.resolve(name));
                }
            }
            case FISH -> files.add(data.resolve("fish/fish_history"));
            case ATUIN -> files.add(data.resolve("atuin/history.db"));
        }
        return files;
    }

    private static Path data(Map<String, String> environment, Path home) {
        String xdg = environment.getOrDefault("XDG_DATA_HOME", "");
        return xdg.startsWith("/") ? Path.of(xdg) : home.resolve(".local/share");
    }

    /** Returns the history in a file, whose content tells which shell wrote it. */
    public static ShellHistory in(Path file) throws IOException {
        String start = bytes(file, 0, START);
        Kind kind = HistoryText.kind(start, String.valueOf(file.getFileName()));
        return new ShellHistory(kind, file);
    }

    /**
     * @param most how many commands are wanted
     */
    FoundLines read(int most) throws IOException {
        FoundLines found = new FoundLines();
        switch (kind) {
            case BASH -> HistoryText.bash(text(), found);
            case ZSH -> HistoryText.zsh(text(), found);
            case FISH -> HistoryText.fish(text(), found);
            case ATUIN -> AtuinHistory.read(file, most, found);
        }
        return found;
    }

    private String text() throws IOException {
        long skipped = Math.max(0, Files.size(file) - MOST_BYTES);
        String text = bytes(file, skipped, MOST_BYTES);
        return skipped == 0 ? text : text.substring(text.indexOf('\n') + 1);
    }

    /** Returns bytes as characters, because not all of them need to be text. */
    private static String bytes(Path file, long from, long most) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            in.skipNBytes(from);
            return new String(in.readNBytes((int) most), StandardCharsets.ISO_8859_1);
        }
    }
}
