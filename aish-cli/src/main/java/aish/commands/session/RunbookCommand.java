package aish.commands.session;

import module java.base;

import aish.bash.ShellScanner;
import aish.commands.MetaCommand;
import aish.commands.NamedFiles;
import aish.commands.Next;
import aish.commands.Replies;
import aish.event.EventSink;
import aish.session.SessionRecord;
import aish.session.TimedEvent;
import aish.session.transcript.Runbook;
import aish.text.Counted;

/**
 * {@code :runbook}: turns the session into a shell script with notes.
 *
 * @param maker creates the runbook
 */
public record RunbookCommand(
        SessionRecord session,
        Function<List<TimedEvent>, Runbook> maker,
        NamedFiles files,
        InstantSource clock,
        EventSink events)
        implements MetaCommand, Replies {
    private static final String DRY_RUN = "--dry-run";
    private static final String NAME = "'runbook-'uuuuMMdd-HHmm";

    @Override
    public Next run(String arguments) {
        List<String> words = new ArrayList<>(ShellScanner.words(arguments));
        boolean dryRun = words.remove(DRY_RUN);
        if (words.size() > 1 || words.stream().anyMatch(word -> word.startsWith("-"))) {
            return fail(":runbook takes --dry-run and one FILE");
        }
        Runbook runbook = maker.apply(session.events());
        if (runbook.size() == 0) {
            return fail("no command has succeeded yet, so there is nothing to do again");
        }
        if (dryRun) {
            return verbatim(runbook.script().stripTrailing());
        }
        String name =
                words.isEmpty()
                        ? DateTimeFormatter.ofPattern(NAME)
                                .format(clock.instant().atZone(ZoneId.systemDefault()))
                        : words.getFirst().replaceFirst("\\.(?:sh|md)$", "");
        return write(runbook, name);
    }

    private Next write(Runbook runbook, String name) {
        Optional<Path> script = files.find(name + ".sh");
        Optional<Path> note = files.find(name + ".md");
        if (script.isEmpty()
                || note.isEmpty()
                || !files.mayWrite(List.of(script.get(), note.get()))
                || !files.write(script.get(), runbook.script(), NamedFiles.Access.PROGRAM)
                || !files.write(
                        note.get(),
                        runbook.note(String.valueOf(script.get().getFileName())),
                        NamedFiles.Access.PRIVATE)) {
            return Next.FAILED;
        }
        return notice(
                "Wrote %s to %s and notes to %s. Review the script before running it."
                        .formatted(
                                Counted.of(runbook.size(), "command"),
                                files.shown(script.get()),
                                files.shown(note.get())),
                List.of(script.get(), note.get()));
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.contains(DRY_RUN) ? List.of() : List.of(DRY_RUN);
    }
}
