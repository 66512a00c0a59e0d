package aish.cli;

import module java.base;

import aish.event.ExitCode;
import aish.files.ShownPath;
import aish.settings.ConfigProblem;
import aish.settings.UserSettings;
import aish.settings.project.ProjectFile;
import aish.settings.project.ProjectFinder;
import aish.settings.project.ProjectReader;
import aish.settings.project.ProjectReader.ProjectOverlay;
import aish.settings.project.SettingChange;
import aish.text.PlainText;
import aish.trust.ProjectPaths;
import aish.trust.TrustException;
import aish.trust.TrustRecord;
import aish.trust.TrustStore;
import aish.trust.TrustSummary;

/**
 * {@code aish trust}: lists trusted projects, adds or removes one.
 *
 * @param directory where aish was started
 */
record TrustSubcommand(
        TrustStore trust,
        UserSettings settings,
        Path home,
        Path directory,
        Consumer<String> out,
        Consumer<String> problems) {
    private static final int SHORT_HASH = 12;
    private static final String UNCHANGED = "unchanged";
    private static final String CHANGED = "changed  ";

    /** Returns the exit code. */
    int run(List<String> words) {
        String verb = words.isEmpty() ? "list" : words.getFirst();
        int most = verb.equals("list") ? 1 : 2;
        if (words.size() > most || !List.of("list", "add", "remove").contains(verb)) {
            problems.accept("trust takes list, add [PATH] or remove [PATH]; see aish --help");
            return ExitCode.USAGE;
        }
        try {
            if (verb.equals("list")) {
                return list();
            }
            Optional<Path> file =
                    words.size() == most
                            ? ProjectPaths.named(words.getLast(), directory, home)
                            : new ProjectFinder(home).nearest(directory);
            if (file.isEmpty()) {
                problems.accept(
                        "there is no %s %s"
                                .formatted(
                                        ProjectFinder.NAME,
                                        words.size() == most
                                                ? "at " + PlainText.oneLine(words.getLast())
                                                : "in this directory or in one above it, up to your home directory"));
                return ExitCode.USAGE;
            }
            return verb.equals("add") ? add(file.get()) : remove(file.get());
        } catch (TrustException e) {
            problems.accept(String.valueOf(e.getMessage()));
            return ExitCode.FAILED;
        }
    }

    private int list() throws TrustException {
        List<TrustRecord> records = trust.records();
        if (records.isEmpty()) {
            out.accept(
                    "No trusted projects yet. \"aish trust add\" in a project trusts its %s."
                            .formatted(ProjectFinder.NAME));
        }
        for (TrustRecord record : records) {
            out.accept(
                    "%s  %s  %s  %s"
                            .formatted(
                                    record.sha256().substring(0, SHORT_HASH),
                                    record.time(),
                                    state(record),
                                    shown(record.path())));
        }
        return ExitCode.OK;
    }

    /** Says whether the file is still what was trusted. */
    private String state(TrustRecord record) {
        if (!Files.exists(record.path(), LinkOption.NOFOLLOW_LINKS)) {
            return "missing  ";
        }
        if (!record.path().endsWith(ProjectFinder.NAME)) {
            return record.isUnchanged() ? UNCHANGED : CHANGED;
        }
        return switch (new ProjectReader(home).read(record.path())) {
            case ProjectOverlay.Usable(ProjectFile file) ->
                    file.sha256().equalsIgnoreCase(record.sha256()) ? UNCHANGED : CHANGED;
            case ProjectOverlay.Unusable _ -> "invalid  ";
        };
    }

    private int add(Path path) throws TrustException {
        if (!new ProjectFinder(home).covers(path)) {
            problems.accept(
                    shown(path)
                            + " is not in your home directory; only projects there can be trusted");
            return ExitCode.USAGE;
        }
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            problems.accept(shown(path) + " does not exist");
            return ExitCode.USAGE;
        }
        return switch (new ProjectReader(home).read(path)) {
            case ProjectOverlay.Usable(ProjectFile file) -> {
                Optional<TrustRecord> earlier =
                        trust.last(path).filter(record -> !record.sha256().equals(file.sha256()));
                trust.add(file);
                List<SettingChange> changes = settings.changes(file, Optional.empty());
                String summary = TrustSummary.of(file, earlier, changes);
                out.accept(PlainText.of("Trusted " + shown(path) + "\n" + summary));
                yield ExitCode.OK;
            }
            case ProjectOverlay.Unusable(_, ConfigProblem found) -> {
                problems.accept(found.describe(home));
                yield ExitCode.FAILED;
            }
        };
    }

    private int remove(Path path) throws TrustException {
        if (trust.remove(path)) {
            out.accept("Stopped trusting " + shown(path));
            return ExitCode.OK;
        }
        problems.accept(shown(path) + " is not trusted");
        return ExitCode.FAILED;
    }

    private String shown(Path path) {
        return ShownPath.of(path, home);
    }
}
