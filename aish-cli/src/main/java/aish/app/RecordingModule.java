package aish.app;

import module java.base;

import aish.commands.notebook.NoteWriter;
import aish.context.Conversation;
import aish.event.Event;
import aish.event.EventSink;
import aish.evidence.Sources;
import aish.files.UserDirectories;
import aish.memory.MemoryBackground;
import aish.memory.MemoryItem;
import aish.memory.MemoryStore;
import aish.notebook.Links;
import aish.notebook.Notebooks;
import aish.secrets.Redactor;
import aish.session.PromptHistory;
import aish.session.RecordedSources;
import aish.session.Retention;
import aish.session.SessionRecord;
import aish.session.SessionRecord.InMemoryRecord;
import aish.session.SessionRecord.RecordedEvents;
import aish.session.TextOrigins;
import aish.session.TimedEvent;
import aish.session.transcript.Transcript;
import aish.session.transcript.TranscriptText;
import aish.settings.Config;
import aish.text.HomePath;
import aish.workspace.Workspace;

/**
 * Builds and connects what a session leaves behind if the user wants it: transcripts and memories.
 */
final class RecordingModule {
    private final Supplier<Config> config;
    private final UserDirectories directories;
    private final Map<String, String> environment;
    private final Redactor redaction;
    private final InstantSource clock = InstantSource.system();
    private final InMemoryRecord kept = new InMemoryRecord(clock);
    private final SessionRecord session;
    private final Transcript transcript;
    private final MemoryStore memory;
    private final SessionsModule sessions;

    private final EventSink events;

    RecordingModule(
            Launch launch, SessionsModule sessions, SecretsModule secrets, EventSink events) {
        this.config = launch::config;
        this.environment = launch.environment();
        this.directories = launch.directories();
        this.redaction = secrets.redaction();
        this.sessions = sessions;
        this.events = events;
        this.session = new RecordedEvents(sessions.store(), sessions.log(), kept);
        this.transcript =
                new Transcript(
                        transcripts(),
                        () -> new TranscriptText(secrets.redaction(), ZoneId.systemDefault()),
                        clock,
                        this::complain);
        this.memory = new MemoryStore(directories.state().resolve("memory.jsonl"), clock);
    }

    private void complain(String complaint) {
        events.emit(new Event.Problem(complaint));
    }

    private Path transcripts() {
        String named = config.get().transcript().directory();
        if (named.isEmpty()) {
            return directories.state().resolve("transcripts");
        }
        return directories.home().resolve(HomePath.expand(named, directories.home()));
    }

    /** Formats a session as text, without secrets. */
    String transcript(List<TimedEvent> told) {
        return TranscriptText.render(told, redaction, ZoneId.systemDefault());
    }

    /** Says whether and where a transcript is written. */
    String transcriptState() {
        return transcript.file().map(Path::toString).orElse(transcript.isWaiting() ? "on" : "off");
    }

    /** Says how many memory items apply in a project. */
    String memoryState(Path root) {
        if (!tellsMemories()) {
            return "off";
        }
        try {
            long general = 0;
            long here = 0;
            for (MemoryItem item : memory.load().items()) {
                general += item.project().isEmpty() ? 1 : 0;
                here += item.project().isPresent() && item.appliesIn(root) ? 1 : 0;
            }
            return general + " general, " + here + " for this project";
        } catch (IOException e) {
            return "cannot be read: " + e.getMessage();
        }
    }

    /** Returns what answers may cite now. */
    Sources sources(Conversation conversation, Workspace workspace) {
        return sources(session, conversation, workspace);
    }

    static Sources sources(SessionRecord session, Conversation conversation, Workspace workspace) {
        return new RecordedSources(
                session.events(),
                conversation.attachments().list(),
                List.of(workspace.directory(), workspace.root()),
                workspace.home(),
                workspace::ownFiles);
    }

    /** Knows who said what in the session; what is in memory is all of it unless it was resumed. */
    TextOrigins origins() {
        return new TextOrigins(
                () -> {
                    List<TimedEvent> all = kept.events();
                    return all.stream().anyMatch(each -> each.event() instanceof Event.Resumed)
                            ? session.events()
                            : all;
                });
    }

    /** Keeps events for transcripts that are not written yet. */
    EventSink inMemory() {
        return kept;
    }

    /** Writes events to a transcript, if there is one. */
    Transcript transcript() {
        return transcript;
    }

    /**
     * Returns what supplies the background of a conversation.
     *
     * @param project the root of the project
     */
    Function<String, String> background(Supplier<Path> project) {
        return question -> {
            Config.Memory wanted = config.get().memory();
            return wanted.enabled()
                    ? new MemoryBackground(memory, wanted.maxChars(), project, this::complain)
                            .apply(question)
                    : "";
        };
    }

    /** Has a transcript written from the first command or question on, if the settings want it. */
    void begin() {
        if (config.get().transcript().enabled()) {
            transcript.startOnFirstEvent();
        }
    }

    /** What happened in the session so far. */
    SessionRecord session() {
        return session;
    }

    MemoryStore memory() {
        return memory;
    }

    /** Whether models are told what is remembered. */
    boolean tellsMemories() {
        return config.get().memory().enabled();
    }

    /** The lines typed at the prompts of all sessions. */
    PromptHistory promptHistory() {
        return new PromptHistory(
                directories.state().resolve("history"), config.get().history().maxEntries());
    }

    /** How long recorded sessions are kept. */
    Retention retention() {
        Config.History settings = config.get().history();
        return new Retention(settings.keepSessions(), settings.maxSessions());
    }

    NoteWriter noteWriter(Workspace workspace) {
        Path home = directories.home();
        Notebooks notebooks =
                new Notebooks(
                        UserDirectories.data(environment, home).resolve("notes"),
                        () -> config.get().notebook().location(),
                        workspace::project,
                        clock,
                        ZoneId.systemDefault());
        Supplier<Optional<String>> id = sessions.log()::id;
        return new NoteWriter(
                notebooks,
                new Links(notebooks, workspace::directory, home, session, id),
                redaction,
                session,
                id,
                events);
    }
}
