package aish.front.facts;

import module java.base;

import aish.bash.ScanResult;
import aish.bash.ShellScanner;
import aish.event.Event;
import aish.event.EventSink;
import aish.front.LastLine;
import aish.safety.Analyser;
import aish.safety.ExpandedWord;
import aish.safety.SafetyFacts;
import aish.safety.files.ProgramPath;
import aish.safety.permissions.UserRules;
import aish.settings.Config;
import aish.settings.Config.EditMode;
import aish.shell.CommandIndex;
import aish.shell.ShellCompletion;
import aish.shell.ShellDialect;
import aish.shell.ShellException;
import aish.shell.ShellFacts;
import aish.shell.ShellSession;
import aish.shell.WorkingDirectory;
import aish.shell.remote.RemoteFiles;
import aish.terminal.completion.ShellView;
import aish.text.HomePath;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the live shell and the programs on its path. A separate thread queries the shell
 * after each command; until the first answer, aish's own environment is used.
 */
public final class SessionFacts extends DirectoryFacts implements ShellView, AutoCloseable {
    /** Longer than any shell that still works takes to answer. */
    private static final int PATIENCE_SECONDS = 30;

    private static final int PAUSE_MILLIS = 20;
    private static final int IDLE_MILLIS = 2000;
    private static final int LONGEST_EXPRESSION = 80;

    private static final Set<String> SURELY_OPEN = Set.of("heredoc", "");

    private final EventSink events;
    private final AtomicInteger waiting = new AtomicInteger();
    private final LiveShell live;
    private final WorkingDirectory directory;
    private final LastLine lastLine;
    private final AtomicLong revision = new AtomicLong();
    private final CommandIndex index = new CommandIndex();
    private final Semaphore wanted = new Semaphore(0);
    private final Semaphore urgent = new Semaphore(0);
    private final CountDownLatch known = new CountDownLatch(1);
    private volatile CountDownLatch fresh = new CountDownLatch(0);
    private volatile ShellFacts shell = ShellFacts.NONE;
    private volatile Consumer<EditMode> editing = _ -> {};
    private volatile Runnable settled = () -> {};
    private volatile Runnable idle = () -> {};
    private volatile @Nullable Thread following;

    private static final int LONGEST_FUNCTION = 10_000;

    /** Variables to which models' commands assign the contents of files or outputs. */
    private final Set<String> data = ConcurrentHashMap.newKeySet();

    public SessionFacts(
            Supplier<Config.Shell> config,
            Map<String, String> environment,
            Path home,
            WorkingDirectory directory,
            LastLine lastLine,
            EventSink events) {
        super(config, home);
        this.events = events;
        this.directory = directory;
        this.live = new LiveShell(environment);
        this.lastLine = lastLine;
        index.refresh(environment.getOrDefault("PATH", ""));
    }

    /** Starts following a session, until it is closed. */
    public void follow(ShellSession session) {
        following = Thread.ofPlatform().daemon().name("facts").start(() -> keepFresh(session));
    }

    @Override
    public void close() {
        Thread thread = following;
        if (thread != null) {
            thread.interrupt();
        }
    }

    private void keepFresh(ShellSession session) {
        try {
            while (true) {
                CountDownLatch asked = fresh;
                Optional<ShellFacts> answer = session.facts();
                if (answer.isEmpty() && waiting.get() > 0) {
                    sayUnanswered();
                }
                // a dead shell has none; the previous facts are the better guess
                ShellFacts facts = answer.orElse(ShellFacts.NONE);
                if (!facts.isNone()) {
                    followEditing(shell.options(), facts.options());
                    shell = facts;
                }
                live.follow(session);
                learn(session);
                // before the latches, or a waiting thread would reuse a decision made without the
                // facts
                revision.incrementAndGet();
                known.countDown();
                asked.countDown();
                settled.run();
                awaitReason();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ShellException e) {
            // reported when a command is run
            useBuiltinsOnly();
        } finally {
            known.countDown();
        }
    }

    private void learn(ShellSession session) {
        Optional<RemoteFiles> there = session.remoteFiles();
        if (there.isEmpty()) {
            index.refresh(shell.path());
        } else {
            there.get().forget();
            there.get().learnPrograms(shell.path());
        }
    }

    /** Called on the thread that queries the shell, each time the facts are current. */
    public void whenSettled(Runnable listener) {
        settled = listener;
    }

    /** Called on the same thread when no command has run for a while. */
    public void whenIdle(Runnable listener) {
        idle = listener;
    }

    /** Receives the keys that the user chooses in the shell, by {@code set -o vi}, and may wait. */
    public void whenEditingChanges(Consumer<EditMode> listener) {
        editing = listener;
    }

    private void followEditing(Set<String> before, Set<String> now) {
        for (EditMode mode : EditMode.values()) {
            String option = mode.name().toLowerCase(Locale.ROOT);
            if (now.contains(option) && !before.contains(option)) {
                editing.accept(mode);
            }
        }
    }

    /**
     * Waits for a reason to query the shell: after the prompt is drawn, or at once if the facts are
     * needed.
     */
    private void awaitReason() throws InterruptedException {
        if (!wanted.tryAcquire(IDLE_MILLIS, TimeUnit.MILLISECONDS)) {
            idle.run();
            wanted.acquire();
        }
        urgent.tryAcquire(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        wanted.drainPermits();
        urgent.drainPermits();
    }

    /**
     * Waits for current facts, because a line that follows at once, pasted or from a script, may
     * use what the last one defined.
     */
    @Override
    public void awaitFirst() {
        if (fresh.getCount() > 0) {
            urgent.release();
        }
        waiting.incrementAndGet();
        try {
            await(known);
            await(fresh);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            waiting.decrementAndGet();
        }
    }

    private void await(CountDownLatch latch) throws InterruptedException {
        if (!latch.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            sayUnanswered();
            latch.countDown();
        }
    }

    private void sayUnanswered() {
        events.emit(
                new Event.Problem(
                        dialect()
                                + " is not responding. aish judges this line by the aliases and"
                                + " functions it knew earlier, which may have changed."));
    }

    /** Uses the builtins of bash and aish's own search path, because there is no shell to ask. */
    public void useBuiltinsOnly() {
        if (shell.isNone()) {
            shell = new ShellFacts(Set.of(), Set.of(), ShellFacts.BASH_WORDS, "");
        }
        known.countDown();
    }

    /**
     * Reads the names of all programs, for a user who types: colours ask for names at every key.
     */
    public void listPrograms() {
        index.list();
    }

    /** Notes that the facts may have changed. */
    public void refresh() {
        revision.incrementAndGet();
        fresh = new CountDownLatch(1);
        wanted.release();
    }

    @Override
    public long version() {
        return 2 * revision.get() + (awaitsAnswer() ? 1 : 0);
    }

    @Override
    public boolean awaitsAnswer() {
        return lastLine.awaitsAnswer();
    }

    @Override
    public ShellFacts shell() {
        return shell;
    }

    @Override
    public Collection<String> variableNames() {
        return live.names();
    }

    @Override
    public Collection<String> programNames() {
        return programs();
    }

    /** Returns every word that is currently a command. */
    public Collection<String> commandNames() {
        Set<String> names = new HashSet<>(programs());
        names.addAll(shell.aliases());
        names.addAll(shell.functions());
        names.addAll(shell.builtins());
        return names;
    }

    @Override
    public Path directory() {
        ShellSession session = live.session;
        return session == null ? directory.get() : session.directory();
    }

    @Override
    public Path home() {
        return remote().map(RemoteFiles::homeThere).orElseGet(super::home);
    }

    @Override
    ShellDialect dialect() {
        ShellSession session = live.session;
        return session == null ? super.dialect() : session.dialect();
    }

    /** The files of the machine where the session is, if that is another one. */
    public Optional<RemoteFiles> remote() {
        ShellSession session = live.session;
        return session == null ? Optional.empty() : session.remoteFiles();
    }

    // while a line is typed, nothing is asked of another machine

    @Override
    public boolean isFile(String path) {
        Optional<RemoteFiles> there = remote();
        return there.isEmpty() ? super.isFile(path) : there.get().isProgram(there.get().path(path));
    }

    @Override
    public boolean isNameFor(String program, String word) {
        return remote().isEmpty() && super.isNameFor(program, word);
    }

    @Override
    public boolean isOwnSubcommand(String program, String word) {
        return remote().isEmpty() && super.isOwnSubcommand(program, word);
    }

    private Set<String> programs() {
        return remote().map(RemoteFiles::programNames).orElseGet(index::names);
    }

    /**
     * Returns what the session knows that matters for judging a command. The shell is asked for
     * variables when the first of them is needed, which for most commands is never.
     */
    public SafetyFacts safety(String command) {
        awaitFirst();
        Map<String, String> aliases = new HashMap<>();
        for (String word : MentionedNames.words(command)) {
            if (shell.aliases().contains(word)) {
                aliases.put(word, live.alias(word));
            } else if (shell.functions().contains(word)) {
                aliases.put(word, function(word));
            }
        }
        return new SafetyFacts(
                Optional.of(directory()),
                Optional.of(home()),
                aliases,
                dialect() == ShellDialect.ZSH ? inZsh(command) : new Variables(command),
                new ProgramPath(Optional.of(shell.path()), directory(), home()),
                UserRules.none());
    }

    private Map<String, String> inZsh(String command) {
        Map<String, String> mentioned = variables(command);
        mentioned.put(SafetyFacts.ZSH, live.expandedWords());
        return mentioned;
    }

    private Map<String, String> variables(String command) {
        Map<String, String> mentioned = new HashMap<>();
        for (String name : live.setAmong(MentionedNames.variables(command))) {
            mentioned.put(name, live.value(name));
        }
        addNamed(mentioned);
        for (String name : MentionedNames.assigned(command)) {
            addAttributes(name, mentioned);
        }
        List.copyOf(mentioned.keySet()).forEach(name -> addAttributes(name, mentioned));
        return mentioned;
    }

    /** The variables that matter for a command, asked for together when the first is needed. */
    private final class Variables extends AbstractMap<String, String> {
        private final String command;
        private @Nullable Map<String, String> known;

        Variables(String command) {
            this.command = command;
        }

        @Override
        public Set<Map.Entry<String, String>> entrySet() {
            Map<String, String> asked = known;
            if (asked == null) {
                asked = variables(command);
                known = asked;
            }
            return asked.entrySet();
        }

        @Override
        public boolean containsKey(Object name) {
            return !name.equals(SafetyFacts.ZSH) && super.containsKey(name);
        }
    }

    /** Returns a function as an alias that defines it first, so that its body is judged. */
    private String function(String name) {
        String text = live.answer("builtin typeset -f " + name);
        return text.isBlank() || text.length() > LONGEST_FUNCTION
                ? ExpandedWord.UNKNOWN_CODE
                : text.strip() + "\n" + name;
    }

    /**
     * Adds variables named by values, because arithmetic takes a variable's value for the name of
     * another one.
     */
    private void addNamed(Map<String, String> mentioned) {
        Set<String> names = new HashSet<>();
        for (String value : mentioned.values()) {
            if (value.length() <= LONGEST_EXPRESSION) {
                names.addAll(MentionedNames.names(value));
            }
        }
        names.removeAll(mentioned.keySet());
        for (String name : live.setAmong(names)) {
            mentioned.put(name, live.value(name));
        }
    }

    private void addAttributes(String name, Map<String, String> mentioned) {
        if (!name.endsWith(SafetyFacts.ATTRIBUTES)) {
            String key = name + SafetyFacts.ATTRIBUTES;
            String letters = live.attributes(name);
            mentioned.put(key, data.contains(name) ? letters + SafetyFacts.DATA : letters);
        }
    }

    /** Remembers which variables hold data after a command. */
    public void judged(Analyser.Flow flow) {
        data.removeAll(flow.settled());
        data.addAll(flow.data());
    }

    @Override
    public String valueOf(String variable) {
        return live.value(variable);
    }

    @Override
    public Optional<String> open(String command, Optional<String> inBash) {
        Optional<String> question = dialect().parses(command);
        // zsh takes a here-document or a backslash at the end of a text for complete
        if (question.isEmpty() || inBash.filter(SURELY_OPEN::contains).isPresent()) {
            return inBash;
        }
        boolean isWhole = inBash.isPresent() && live.answer(question.get()).equals("whole");
        return isWhole ? Optional.empty() : inBash;
    }

    @Override
    public Optional<ShellCompletion> complete(String command) {
        return live.complete(command);
    }

    @Override
    public boolean isCommand(String word) {
        return shell.defines(word)
                || remote().map(there -> there.programNames().contains(word))
                        .orElseGet(() -> index.contains(word));
    }

    @Override
    public boolean isOwnCommand(String word) {
        return shell.aliases().contains(word) || shell.functions().contains(word);
    }

    /** Also true for the parent directory, to which aish changes whatever the shell's options. */
    @Override
    public boolean isDirectoryCommand(String line) {
        return line.equals("..") || (shell.options().contains("autocd") && isDirectory(line));
    }

    private boolean isDirectory(String line) {
        ScanResult scan = ShellScanner.scan(line);
        try {
            return scan.words().size() == 1
                    && scan.tokens().getFirst().start() == 0
                    && scan.words().getFirst().end() == line.length()
                    && Files.isDirectory(
                            directory()
                                    .resolve(
                                            HomePath.expand(
                                                    scan.unquoted(scan.words().getFirst()),
                                                    home())));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    @Override
    public boolean isVariable(String name) {
        return !live.setAmong(Set.of(name)).isEmpty();
    }

    /**
     * What the shell is asked only when it is needed: its completions, and its variables, of which
     * it can have thousands. Until the shell has started, aish's own environment is used.
     */
    private static final class LiveShell {
        private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");

        private final Map<String, String> environment;
        private volatile @Nullable ShellSession session;

        LiveShell(Map<String, String> environment) {
            this.environment = environment;
        }

        void follow(ShellSession shell) {
            session = shell;
        }

        Collection<String> names() {
            ShellSession live = session;
            return live == null
                    ? environment.keySet()
                    : ShellFacts.names(ask(live, live.dialect().variables()));
        }

        /** Returns those of the names that are set. */
        Collection<String> setAmong(Collection<String> names) {
            ShellSession live = session;
            Set<String> possible = new LinkedHashSet<>(names);
            possible.removeIf(name -> !NAME.matcher(name).matches());
            if (live == null) {
                possible.retainAll(environment.keySet());
                return possible;
            }
            String set =
                    possible.stream()
                            .map(name -> "${" + name + "[@]+" + name + " }")
                            .collect(Collectors.joining());
            return possible.isEmpty()
                    ? possible
                    : ShellFacts.names(ask(live, "builtin echo \"" + set + "\""));
        }

        /** Returns a value, or the empty string. */
        String value(String variable) {
            ShellSession live = session;
            return live == null
                    ? environment.getOrDefault(variable, "")
                    : ask(live, live.dialect().value(variable));
        }

        String alias(String name) {
            return answer(shell -> shell.alias(name));
        }

        /** Returns the words that zsh expands wherever they stand. */
        String expandedWords() {
            return answer("__aish_expanded").strip();
        }

        String answer(String question) {
            return answer(_ -> question);
        }

        private String answer(Function<ShellDialect, String> question) {
            ShellSession live = session;
            return live == null ? "" : ask(live, question.apply(live.dialect()));
        }

        String attributes(String variable) {
            return answer(shell -> shell.attributes(variable));
        }

        Optional<ShellCompletion> complete(String command) {
            ShellSession live = session;
            try {
                return live == null ? Optional.empty() : live.complete(command);
            } catch (ShellException e) {
                return Optional.empty();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return Optional.empty();
            }
        }

        private static String ask(ShellSession session, String question) {
            try {
                return session.ask(question + " 2>/dev/null");
            } catch (ShellException e) {
                return "";
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return "";
            }
        }
    }
}
