package aish.commands;

import module java.base;

import aish.bash.ShellQuoting;
import aish.bash.ShellScanner;
import aish.event.EventSink;
import aish.event.Operator;
import aish.trust.ProjectPaths;
import aish.trust.ProjectSettings;

/**
 * {@code :trust} and {@code :untrust}: decide whether a project's settings may be used.
 *
 * @param directory the shell's current directory
 */
public record TrustCommand(
        Verb verb,
        ProjectSettings projects,
        Supplier<Path> directory,
        Path home,
        Operator operator,
        EventSink events)
        implements MetaCommand, Replies {
    /** Which of the two commands it is. */
    public enum Verb {
        TRUST,
        UNTRUST
    }

    @Override
    public Next run(String arguments) {
        List<String> words = ShellScanner.words(arguments);
        if (words.size() > 1) {
            return fail("Usage: :" + verb.name().toLowerCase(Locale.ROOT) + " [PATH]");
        }
        Path here = directory.get();
        Optional<Path> named =
                words.stream().findFirst().flatMap(name -> ProjectPaths.named(name, here, home));
        if (named.isEmpty() && !words.isEmpty()) {
            return fail("No project settings (.aish.toml) at " + words.getFirst() + ".");
        }
        boolean done =
                switch (verb) {
                    case TRUST -> projects.trust(named, here, operator, events);
                    case UNTRUST -> projects.untrust(named, here, events);
                };
        return Next.after(done);
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return verb == Verb.UNTRUST && earlier.isEmpty()
                ? projects.trusted().stream()
                        .map(file -> ShellQuoting.quote(file.toString()))
                        .toList()
                : List.of();
    }
}
