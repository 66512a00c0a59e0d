package aish.trust;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.files.Sha256;
import aish.files.ShownPath;
import aish.text.PlainText;

/**
 * Asks the user about instructions for models that come with a project whose settings nobody has
 * trusted. Trust covers exactly these bytes at this path.
 */
record InstructionsPrompt(TrustStore trust, Path home) {
    private static final int MOST_LINES = 40;

    private enum Choice implements Operator.Choice {
        TRUST,
        NO;

        @Override
        public boolean isListed() {
            return false;
        }
    }

    /** Whether the file is trusted already, or the user agrees now. */
    boolean agreed(Path file, String text, Operator operator, EventSink events) {
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
        boolean yes = ask(shown, text, operator, events);
        if (yes) {
            remember(path, sha256, events);
        } else {
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

    private boolean ask(String shown, String text, Operator operator, EventSink events) {
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
        return operator.choose(
                        "Send it with your questions? Type trust and Enter to accept, Enter to decline.",
                        List.of(Choice.values()),
                        Choice.NO)
                .filter(answer -> answer == Choice.TRUST)
                .isPresent();
    }

    private void remember(Path path, String sha256, EventSink events) {
        try {
            trust.add(path, sha256);
        } catch (TrustException e) {
            events.emit(
                    new Event.Problem(
                            "Trusted for now only, because this could not be saved: "
                                    + e.getMessage()));
        }
    }
}
