package aish.front.prompt;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ScanResult.Word;
import aish.bash.ScanResult.WordRole;
import aish.bash.ShellScanner;
import aish.event.Event;
import aish.event.EventSink;
import aish.settings.Config;
import aish.text.HomePath;
import aish.text.PlainText;

/**
 * Tells the user, once, what works differently from bash: what of a startup file or a line has no
 * effect, and what becomes of aish when its shell is replaced.
 */
public final class ShellNotices implements EventSink {
    private static final String MORE = " aish doctor explains.";
    private static final Set<String> DECLARING = Set.of("export", "declare", "typeset");

    private final OnceNotices notices;
    private final Supplier<Config> config;
    private final Path home;
    private volatile Supplier<Optional<String>> noRehearsal = Optional::empty;
    private boolean explored;

    /**
     * @param state where aish keeps what outlives it
     * @param screen shows the notices
     */
    public ShellNotices(Path state, EventSink screen, Supplier<Config> config, Path home) {
        this.notices = new OnceNotices(state, screen);
        this.config = config;
        this.home = home;
    }

    /** Names what the startup file sets up in vain. */
    public void startupFileRead() {
        String rc = config.get().shell().rc();
        try {
            String text = rc.isEmpty() ? "" : BashOnlySetup.read(HomePath.expand(rc, home));
            List<String> names = new ArrayList<>();
            for (BashOnlySetup setup : BashOnlySetup.in(text, hasOwnPrompt())) {
                if (!setup.isMinor()) {
                    names.add(setup.name());
                }
            }
            if (!names.isEmpty()) {
                notices.say(
                        "startup file",
                        rc + " sets up " + String.join(", ", names) + ": not used here." + MORE);
            }
        } catch (InvalidPathException e) {
            // reported with the settings
        }
    }

    private boolean hasOwnPrompt() {
        return PromptLines.hasOwnPrompt(config.get());
    }

    /**
     * From the next question about a command on, says why commands cannot be rehearsed.
     *
     * @param obstacle finds out, when first asked
     */
    public void explainRehearsals(Supplier<Optional<String>> obstacle) {
        noRehearsal = obstacle;
    }

    /** Looks at the lines that the user runs, before they run, and at questions about commands. */
    @Override
    public void emit(Event event) {
        if (event instanceof Event.Asked && !explored) {
            explored = true;
            // while the model answers, so that a question about a command need not wait for it
            Thread.ofVirtual().name("rehearsal").start(new FutureTask<>(noRehearsal::get));
        }
        if (event instanceof Event.Proposed || event instanceof Event.GoalEvent.Halted) {
            noRehearsal.get().ifPresent(text -> notices.say("rehearsal", text));
        }
        if (event instanceof Event.Started started && started.author() == Event.Author.PERSON) {
            running(started.command());
        }
    }

    private void running(String command) {
        boolean mayMatter =
                command.contains("exec") || command.contains("bind") || command.contains("PS1=");
        if (!mayMatter) {
            return;
        }
        ScanResult scan = ShellScanner.scan(command);
        for (int i = 0; i < scan.words().size(); i++) {
            Word word = scan.words().get(i);
            String text = scan.unquoted(word);
            if (word.role() == WordRole.COMMAND && text.equals("exec")) {
                replaced(scan, i).ifPresent(this::replacing);
            } else if (word.role() == WordRole.COMMAND && text.equals("bind")) {
                notices.say("bind", "bind has no effect here: aish reads the keys itself." + MORE);
            } else if (isPrompt(scan, word) && !hasOwnPrompt()) {
                notices.say(
                        "PS1",
                        "PS1 is not shown here, unless interaction.prompt is \"PS1\"." + MORE);
            }
        }
    }

    /** Whether the word sets the prompt, by itself or as an argument of export and the like. */
    private static boolean isPrompt(ScanResult scan, Word word) {
        boolean isSet =
                word.role() == WordRole.ASSIGNMENT
                        || scan.words().stream()
                                .filter(other -> other.command() == word.command())
                                .filter(other -> other.role() == WordRole.COMMAND)
                                .anyMatch(other -> DECLARING.contains(scan.unquoted(other)));
        return isSet && scan.unquoted(word).startsWith("PS1=");
    }

    /** Returns the program that replaces the shell; none if exec only redirects. */
    private static Optional<String> replaced(ScanResult scan, int exec) {
        int command = scan.words().get(exec).command();
        return scan.words().stream()
                .skip(exec + 1L)
                .filter(word -> word.command() == command && word.role() == WordRole.ARGUMENT)
                .map(scan::unquoted)
                .filter(text -> !text.startsWith("-"))
                .findFirst();
    }

    private void replacing(String program) {
        notices.say(
                "exec",
                "exec replaces the bash inside aish: when "
                        + PlainText.oneLine(program)
                        + " exits, aish exits too. Without exec, you come back to aish.");
    }
}
