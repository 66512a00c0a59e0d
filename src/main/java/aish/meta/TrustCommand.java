package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.console.Operator;
import aish.engine.ProjectPaths;
import aish.engine.TrustDesk;
import aish.syntax.ShellQuoting;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** {@code :trust} and {@code :untrust}: whether a project's settings may be used. */
public final class TrustCommand implements MetaCommand {
    /** What to do about it. */
    public enum Verb {
        TRUST("trust", "trust a project's settings, and use them"),
        UNTRUST("untrust", "trust a project's settings no longer");

        private final String word;
        private final String summary;

        Verb(String word, String summary) {
            this.word = word;
            this.summary = summary;
        }
    }

    private final Verb verb;
    private final TrustDesk desk;
    private final Supplier<Path> directory;
    private final Path home;
    private final Operator person;
    private final EventSink events;

    /**
     * @param directory where the shell is
     */
    public TrustCommand(
            Verb verb,
            TrustDesk desk,
            Supplier<Path> directory,
            Path home,
            Operator person,
            EventSink events) {
        this.verb = verb;
        this.desk = desk;
        this.directory = directory;
        this.home = home;
        this.person = person;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return new Manual(verb.word, List.of(), verb.word + " [PATH]", verb.summary, "projects");
    }

    @Override
    public Next run(String arguments) {
        List<String> words = NamedFiles.words(arguments);
        if (words.size() > 1) {
            events.emit(new Event.Problem("usage: :" + verb.word + " [PATH]"));
            return Next.FAILED;
        }
        Path here = directory.get();
        Optional<Path> named = Optional.empty();
        if (!words.isEmpty()) {
            named = ProjectPaths.named(words.getFirst(), here, home);
            if (named.isEmpty()) {
                events.emit(new Event.Problem("no project is at " + words.getFirst()));
                return Next.FAILED;
            }
        }
        boolean done =
                switch (verb) {
                    case TRUST -> desk.trust(named, here, person, events);
                    case UNTRUST -> desk.untrust(named, here, events);
                };
        return done ? Next.PROMPT : Next.FAILED;
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return verb == Verb.UNTRUST && earlier.isEmpty()
                ? desk.trusted().stream().map(file -> ShellQuoting.quote(file.toString())).toList()
                : List.of();
    }
}
