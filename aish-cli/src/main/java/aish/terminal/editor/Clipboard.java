package aish.terminal.editor;

import module java.base;

/**
 * Copies text to the clipboard: with a program of the desktop if there is one, otherwise by asking
 * the terminal (OSC 52), which does not report whether it obeys.
 *
 * @param terminal receives what the terminal is sent
 */
record Clipboard(Map<String, String> environment, Consumer<String> terminal) {
    /** What became of a text. */
    enum Outcome {
        COPIED("Copied to the clipboard."),
        SENT("Sent to the terminal's clipboard."),
        TOO_LONG("Not copied: it is too long for the terminal's clipboard."),
        NONE("Not copied: this terminal has no clipboard.");

        private final String message;

        Outcome(String message) {
            this.message = message;
        }

        String message() {
            return message;
        }
    }

    /** In bytes; terminals refuse more. */
    private static final int MOST_SENT = 74_000;

    private static final Duration PATIENCE = Duration.ofSeconds(2);

    Outcome copy(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (List<String> program : programs()) {
            if (runs(program, bytes)) {
                return Outcome.COPIED;
            }
        }
        if (!isSupported()) {
            return Outcome.NONE;
        }
        if (bytes.length > MOST_SENT) {
            return Outcome.TOO_LONG;
        }
        terminal.accept("\u001b]52;c;" + Base64.getEncoder().encodeToString(bytes) + "\u0007");
        return Outcome.SENT;
    }

    private boolean isSet(String name) {
        return !environment.getOrDefault(name, "").isEmpty();
    }

    /** Terminals built on VTE, and the Linux console, ignore the request. */
    private boolean isSupported() {
        String type = environment.getOrDefault("TERM", "");
        boolean able = !type.isEmpty() && !type.startsWith("dumb") && !type.equals("linux");
        return able && !isSet("VTE_VERSION");
    }

    private List<List<String>> programs() {
        List<List<String>> programs = new ArrayList<>();
        if (isSet("WAYLAND_DISPLAY")) {
            programs.add(List.of("wl-copy"));
        }
        if (isSet("DISPLAY")) {
            programs.add(List.of("xclip", "-selection", "clipboard"));
            programs.add(List.of("xsel", "--clipboard", "--input"));
        }
        if (isSet("TMUX")) {
            // also sends it on to the terminal outside
            programs.add(List.of("tmux", "load-buffer", "-w", "-"));
        }
        return programs;
    }

    private boolean runs(List<String> command, byte[] input) {
        Optional<Path> program = find(command.getFirst());
        if (program.isEmpty()) {
            return false;
        }
        List<String> words = new ArrayList<>(command);
        words.set(0, program.get().toString());
        ProcessBuilder builder =
                new ProcessBuilder(words)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            try (OutputStream out = process.getOutputStream()) {
                out.write(input);
            }
            boolean ended = process.waitFor(PATIENCE);
            process.destroy();
            return ended && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private Optional<Path> find(String name) {
        return Stream.of(environment.getOrDefault("PATH", "").split(":"))
                .filter(folder -> folder.startsWith("/"))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
