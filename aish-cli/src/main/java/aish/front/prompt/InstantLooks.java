package aish.front.prompt;

import module java.base;

import aish.files.PrivateFiles;
import aish.terminal.editor.InstantPrompt;

/**
 * Keeps what the launcher draws at the next start in the same directory, before aish runs. Every
 * file gets the time of the settings under which it was written, and is not used under others.
 */
public final class InstantLooks {
    private static final String NAME = "look";
    private static final String SETTINGS = "settings";
    private static final String OFF = "off";
    private static final int MOST = 100;

    private final Path folder;
    private final Path settings;
    private final Map<String, String> environment;
    private final InstantSource clock;

    /**
     * @param cache what aish can make again
     * @param settings the file, which need not exist
     */
    public InstantLooks(
            Path cache, Path settings, Map<String, String> environment, InstantSource clock) {
        this.folder = cache.resolve("instant");
        this.settings = settings;
        this.environment = environment;
        this.clock = clock;
    }

    /**
     * @param prompt as it was drawn; empty if none is to be drawn here
     */
    public void keep(Path directory, Optional<String> prompt) {
        try {
            PrivateFiles.createDirectories(folder);
            String file = NAME + directory.toString().replaceFirst("/$", "").replace('/', '%');
            write(
                    folder.resolve(file),
                    directory + "\n" + prompt.map(this::look).orElse(OFF + "\n"));
            if (prompt.isPresent()) {
                write(folder.resolve(SETTINGS), conditions() + "\n");
            }
        } catch (IOException | InvalidPathException e) {
            // the next start draws a plain prompt, or none
        }
    }

    private String look(String prompt) {
        String[] rows = prompt.split("\n", -1);
        int width = InstantPrompt.width(rows[rows.length - 1]);
        return width + " " + (rows.length - 1) + "\n" + prompt + "\n";
    }

    /** Returns what must be the same at the next start. */
    private String conditions() {
        return String.join(
                " ",
                environment.getOrDefault("TERM", ""),
                environment.getOrDefault("NO_COLOR", ""),
                Files.exists(settings) ? settings.toString() : "");
    }

    private void write(Path file, String text) throws IOException {
        boolean isNew = !Files.exists(file);
        if (isNew) {
            limit();
        }
        if (isNew || !Files.readString(file).equals(text)) {
            PrivateFiles.replace(file, text, false);
        }
        if (Files.exists(settings)) {
            Files.setLastModifiedTime(file, Files.getLastModifiedTime(settings));
        }
    }

    /** Forgets all looks if there are too many, and what starts that were killed left behind. */
    private void limit() throws IOException {
        PrivateFiles.sweep(folder, "start.*", clock.instant().minus(Duration.ofDays(1)));
        try (Stream<Path> all = Files.list(folder)) {
            if (all.count() > MOST) {
                PrivateFiles.sweep(folder, NAME + "*", Instant.MAX);
            }
        }
    }
}
