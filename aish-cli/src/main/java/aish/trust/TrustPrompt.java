package aish.trust;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.settings.project.ProjectFile;
import aish.settings.project.ProjectFinder;
import aish.settings.project.ProjectReader;
import aish.settings.project.ProjectReader.ProjectOverlay;

/** Asks the user to trust projects, and revokes trust. */
public record TrustPrompt(ProjectSettings projects, Path home) {
    /** Returns the trusted files; empty if the record cannot be read. */
    public List<Path> trusted() {
        try {
            return projects.trust().records().stream().map(TrustRecord::path).distinct().toList();
        } catch (TrustException e) {
            return List.of();
        }
    }

    /**
     * Asks the user to trust a file; the current project's is then used at once.
     *
     * @param named empty for the current project
     */
    public boolean trust(
            Optional<Path> named, Path directory, Operator operator, EventSink events) {
        Optional<Path> nearest = projects.nearest(directory);
        Optional<Path> wanted = named.isPresent() ? named : nearest;
        if (wanted.isEmpty()) {
            events.emit(new Event.Problem(projects.noProject(directory)));
            return false;
        }
        if (wanted.equals(nearest)) {
            return projects.load(directory, operator, events);
        }
        if (!new ProjectFinder(home).covers(wanted.get())) {
            events.emit(new Event.Problem(projects.outside(wanted.get())));
            return false;
        }
        ProjectOverlay found = new ProjectReader(home).read(wanted.get());
        if (!(found instanceof ProjectOverlay.Usable(ProjectFile file))) {
            return projects.adopt(found, operator, events);
        }
        boolean agreed = projects.isTrusted(file, events) || projects.ask(file, operator, events);
        if (agreed) {
            events.emit(
                    new Event.Notice(
                            "Trusting " + projects.shown(file.path()) + ".", List.of(file.path())));
        }
        return agreed;
    }

    /**
     * Revokes trust in a file and stops using it.
     *
     * @param named empty for the project in force, or otherwise the current one
     */
    public boolean untrust(Optional<Path> named, Path directory, EventSink events) {
        Optional<Path> current = projects.loaded().map(ProjectFile::path);
        Optional<Path> wanted = named.or(() -> current).or(() -> projects.nearest(directory));
        if (wanted.isEmpty()) {
            events.emit(new Event.Problem(projects.noProject(directory)));
            return false;
        }
        try {
            if (!projects.trust().remove(wanted.get())) {
                events.emit(new Event.Problem(projects.shown(wanted.get()) + " is not trusted."));
                return false;
            }
        } catch (TrustException e) {
            events.emit(new Event.Problem(String.valueOf(e.getMessage())));
            return false;
        }
        events.emit(new Event.Notice("Stopped trusting " + projects.shown(wanted.get()) + "."));
        return !wanted.equals(current) || projects.unload(events);
    }
}
