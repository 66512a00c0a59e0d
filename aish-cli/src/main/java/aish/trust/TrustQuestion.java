package aish.trust;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.files.Sha256;
import aish.files.ShownPath;
import aish.settings.UserSettings;
import aish.settings.project.ProjectFile;
import aish.text.PlainText;

/**
 * Asks the user about what came with a project: its settings, or instructions for models. Trust
 * covers exactly these bytes at this path.
 */
record TrustQuestion(TrustStore trust, Path home) {
    private static final int MOST_LINES = 40;

    private enum Choice implements Operator.Choice {
        TRUST,
        NO;

        @Override
        public boolean isListed() {
            return false;
        }
    }

    private interface Saving {
        void save() throws TrustException;
    }

    /**
     * Shows what the settings would do, asks, and remembers a yes; anything but the word "trust" is
     * a no.
     *
     * @param current the project whose settings are in force
     */
    boolean agreesToSettings(
            ProjectFile file,
            UserSettings settings,
            Optional<ProjectFile> current,
            Operator operator,
            EventSink events) {
        events.emit(
                new Event.Notice(
                        "Found project settings: " + ShownPath.of(file.path(), home),
                        List.of(file.path())));
        events.emit(
                new Event.Notice(
                        "UNTRUSTED. This file came with the project. Loading it can run programs and send data elsewhere."));
        events.emit(
                new Event.Answer(
                        TrustSummary.of(file, earlier(file), settings.changes(file, current))));
        return agrees(
                "Use these settings?", operator, () -> trust.add(file), "this session", events);
    }

    private Optional<TrustRecord> earlier(ProjectFile file) {
        try {
            return trust.last(file.path());
        } catch (TrustException e) {
            // reported already when the trust was checked
            return Optional.empty();
        }
    }

    /** Whether instructions are trusted already, or the user agrees now. */
    boolean agreesToInstructions(Path file, String text, Operator operator, EventSink events) {
        Path path = real(file);
        String sha256 = Sha256.of(text.getBytes(StandardCharsets.UTF_8));
        String shown = ShownPath.of(file, home);
        try {
            if (trust.trusts(path, sha256)) {
                return true;
            }
        } catch (TrustException e) {
            events.emit(new Event.Problem(String.valueOf(e.getMessage())));
        }
        if (!operator.isAttended()) {
            events.emit(
                    new Event.Problem(
                            "Not sending %s: not trusted, and there is nobody to ask. Use :project instructions at a terminal once."
                                    .formatted(shown)));
            return false;
        }
        show(shown, text, events);
        boolean yes =
                agrees(
                        "Send it with your questions?",
                        operator,
                        () -> trust.add(path, sha256),
                        "now",
                        events);
        if (!yes) {
            events.emit(new Event.Notice("Not sending " + shown + "."));
        }
        return yes;
    }

    private static Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException e) {
            return file.toAbsolutePath().normalize();
        }
    }

    private static void show(String shown, String text, EventSink events) {
        events.emit(
                new Event.Notice(
                        "UNTRUSTED. %s came with the project. Models follow what it says."
                                .formatted(shown)));
        List<String> lines = PlainText.of(text).lines().toList();
        int more = lines.size() - MOST_LINES;
        String start = String.join("\n", lines.subList(0, Math.min(MOST_LINES, lines.size())));
        events.emit(
                new Event.Answer(
                        (start + (more > 0 ? "\n… %,d more lines".formatted(more) : ""))
                                .indent(2)
                                .stripTrailing()));
    }

    /**
     * @param until how long the answer counts if it cannot be saved
     */
    private static boolean agrees(
            String question, Operator operator, Saving saving, String until, EventSink events) {
        Optional<Choice> choice =
                operator.choose(
                        question + " Type trust and Enter to accept, Enter to decline.",
                        List.of(Choice.values()),
                        Choice.NO);
        if (!choice.equals(Optional.of(Choice.TRUST))) {
            return false;
        }
        try {
            saving.save();
        } catch (TrustException e) {
            events.emit(
                    new Event.Problem(
                            "Trusted for %s only, because this could not be saved: %s"
                                    .formatted(until, e.getMessage())));
        }
        return true;
    }
}
