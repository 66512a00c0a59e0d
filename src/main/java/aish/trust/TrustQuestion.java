package aish.trust;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.files.ShownPath;
import aish.settings.UserSettings;
import aish.settings.project.ProjectFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Shows the user what a project's settings would do, and asks whether to trust them. */
final class TrustQuestion {
    private enum Choice implements Operator.Choice {
        TRUST,
        NO;

        @Override
        public boolean isListed() {
            return false;
        }
    }

    private static final String QUESTION =
            "Use these settings? Type trust and Enter to accept, Enter to decline.";

    private final UserSettings settings;
    private final TrustStore trust;
    private final Path home;

    TrustQuestion(UserSettings settings, TrustStore trust, Path home) {
        this.settings = settings;
        this.trust = trust;
        this.home = home;
    }

    /**
     * Asks the user, and remembers a yes; anything but the word "trust" is a no.
     *
     * @param current the project whose settings are in force
     */
    boolean agreed(
            ProjectFile file, Optional<ProjectFile> current, Operator person, EventSink events) {
        events.emit(new Event.Notice("project config found: " + ShownPath.of(file.path(), home)));
        events.emit(
                new Event.Notice(
                        "UNTRUSTED. Loading it can run programs and send data elsewhere."));
        events.emit(
                new Event.Answer(
                        TrustSummary.of(file, earlier(file), settings.changes(file, current))));
        boolean yes =
                person.choose(QUESTION, List.of(Choice.values()), Choice.NO)
                        .filter(answer -> answer == Choice.TRUST)
                        .isPresent();
        if (yes) {
            remember(file, events);
        }
        return yes;
    }

    private Optional<TrustRecord> earlier(ProjectFile file) {
        try {
            return trust.last(file.path());
        } catch (TrustException e) {
            // reported already when the trust was checked
            return Optional.empty();
        }
    }

    private void remember(ProjectFile file, EventSink events) {
        try {
            trust.add(file);
        } catch (TrustException e) {
            events.emit(
                    new Event.Problem("that is trusted for this session only: " + e.getMessage()));
        }
    }
}
