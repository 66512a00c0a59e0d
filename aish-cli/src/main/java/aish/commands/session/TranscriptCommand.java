package aish.commands.session;

import module java.base;

import aish.bash.ShellScanner;
import aish.commands.NamedFiles;
import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.event.EventSink;
import aish.session.SessionRecord;
import aish.session.TimedEvent;
import aish.session.transcript.Transcript;
import aish.text.PlainText;

/**
 * {@code :transcript}: writes the session as Markdown, from now on or as a whole.
 *
 * @param markdown formats a whole session
 */
public record TranscriptCommand(
        Transcript transcript,
        SessionRecord session,
        Function<List<TimedEvent>, String> markdown,
        NamedFiles files,
        EventSink events)
        implements VerbCommand {
    @Override
    public Verbs verbs() {
        return new Verbs("transcript")
                .alone("show whether one is written, and where", _ -> answer(state(), current()))
                .verb("on [FILE]", "start now; an existing FILE is continued", this::start)
                .verb("off", "stop", _ -> stop())
                .verb("save FILE", "write the session so far", this::save);
    }

    private String state() {
        return transcript
                .file()
                .map(file -> "Writing a transcript to " + files.shown(file) + ".")
                .orElse(
                        transcript.isWaiting()
                                ? "A transcript will start with the first command or question."
                                : "No transcript is being written. :transcript on starts one;"
                                        + " :transcript save FILE writes the session so far.");
    }

    private List<Path> current() {
        return transcript.file().stream().toList();
    }

    private Next start(String rest) throws Verbs.UsageException {
        List<String> words = ShellScanner.words(rest);
        if (words.size() > 1) {
            throw verbs().misused("on");
        }
        Optional<String> name = words.stream().findFirst();
        if (transcript.file().isPresent()) {
            return fail(state() + " :transcript off stops it.");
        }
        Optional<Path> named = name.flatMap(files::find);
        if (name.isPresent() && named.isEmpty()) {
            return Next.FAILED;
        }
        try {
            if (named.isPresent()) {
                transcript.start(named.get());
            } else {
                transcript.start();
            }
        } catch (IOException e) {
            String reason = PlainText.oneLine(String.valueOf(e.getMessage()));
            return fail("cannot write the transcript: " + reason);
        }
        return notice(state(), current());
    }

    private Next stop() {
        boolean waiting = transcript.isWaiting();
        Optional<Path> written = transcript.stop();
        if (written.isEmpty() && !waiting) {
            return fail(state());
        }
        String where = written.map(file -> " It is in " + files.shown(file) + ".").orElse("");
        return notice("Stopped the transcript." + where, written.stream().toList());
    }

    private Next save(String rest) throws Verbs.UsageException {
        List<String> words = ShellScanner.words(rest);
        if (words.size() != 1) {
            throw verbs().misused("save");
        }
        Optional<Path> file = files.find(words.getFirst());
        if (file.isEmpty() || !files.mayWrite(List.of(file.get()))) {
            return Next.FAILED;
        }
        String text = markdown.apply(session.events());
        return files.write(file.get(), text, NamedFiles.Access.PRIVATE)
                ? notice(
                        "Wrote the session so far to " + files.shown(file.get()) + ".",
                        List.of(file.get()))
                : Next.FAILED;
    }
}
