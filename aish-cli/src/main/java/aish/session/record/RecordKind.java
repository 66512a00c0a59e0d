package aish.session.record;

import module java.base;

import aish.event.Event;
import aish.json.Json;
import aish.json.JsonException;
import aish.model.Delta;

import org.jspecify.annotations.Nullable;

/**
 * The kinds of events as they are written in JSON, each with its members, which docs/sessions.md
 * and docs/scripting.md describe; {@link RecordLayout} says how members are noted here.
 */
public enum RecordKind {
    TEXT(Delta.Text.class, "text"),
    REASONING(Delta.Reasoning.class, "text"),
    CALLING(Delta.Calling.class, "tool"),
    RAN(Event.Ran.class, "result(command) author" + Members.RESULT),
    /** The model is told as if the shell had refused it. */
    REFUSED(Event.Refused.class, "result(command) author:model" + Members.RESULT),
    STARTED(Event.Started.class, "command author directory output"),
    TYPED(Event.Typed.class, "line"),
    REMARKED(Event.Remarked.class, "text"),
    TOLD(Event.QuestionSent.class, "turn(question attached?)"),
    ANSWERED(Event.Answered.class, Members.ANSWER),
    /** An answer that calls tools, so another one follows. */
    CALLED(Event.Answered.class, Members.ANSWER),
    RETURNED(Event.ToolResultsSent.class, "turn(results attached?)"),
    ASKED(Event.Asked.class, "model aside?"),
    SUGGESTED(Event.Suggested.class, "id command"),
    NOTICE(Event.Notice.class, "text"),
    SHOWN(Event.Answer.class, "text"),
    PROBLEM(Event.Problem.class, "text"),
    CITED(Event.Cited.class, "citations"),
    RUNNING(Event.Running.class, "command"),
    REHEARSED(Event.Rehearsed.class, "id command status -report +text=report"),
    REVIEWED(Event.Reviewed.class, "id command decision text paths"),
    PATCHED(Event.Patched.class, "id state files text source?"),
    DECIDED(Event.Decided.class, "suggestion decision"),
    PRINTED(Event.BackgroundOutput.class, "text"),
    INSTRUCTED(Event.Instructed.class, "text"),
    SWITCHED(Event.ModelChanged.class, "model"),
    SPENT(Event.Spent.class, "booking(<at model purpose usage counted estimate cost)"),
    NOTED(Event.Noted.class, "id kind text links"),
    TASK(Event.TaskChanged.class, "id title status"),
    RESET(Event.Reset.class, ""),
    NAMED(Event.Named.class, "name"),
    FORGOTTEN(Event.Forgotten.class, ""),
    CONTEXT(
            Event.AttachmentChanged.class,
            "change attachment.card(id kind title enabled pinned priority created"
                    + " provenance characters whole?)"),
    EVICTED(Event.Evicted.class, "turns"),
    SUMMARISED(Event.Summarised.class, "text"),
    STANCE(Event.StanceChanged.class, "stance"),
    OPENED(Event.Opened.class, "id origin? directory model aish=program"),
    RESUMED(Event.Resumed.class, "directory model"),
    CLOSED(Event.Closed.class, ""),
    NORRIS_BEGAN(Event.GoalEvent.Began.class, "goal steps"),
    NORRIS_STEP(Event.GoalEvent.Stepped.class, "step steps tasks"),
    NORRIS_HALT(
            Event.GoalEvent.Halted.class,
            "verdict(-risk) step steps verdict(reason=text) command piece(from=start to=end)"),
    NORRIS_ENDED(Event.GoalEvent.Ended.class, "reached how summary support?"),
    // those below are for programs only
    READING(Delta.Reading.class, "processed total cached"),
    WAITING(Delta.Waiting.class, "seconds=left problem=because.describe"),
    PATCH(Event.Patched.class, "id state files text patch=source?"),
    HOST(
            Event.RanOnHost.class,
            "host ending result(status seconds=duration) output=printed result.output(omitted?)"),
    NORRIS_ASKING(Event.GoalEvent.Probing.class, "model"),
    NORRIS_ASKED(Event.GoalEvent.Probed.class, "model harmless"),
    TOOL_CALLED(Event.Tool.Called.class, "tool arguments"),
    TOOL_PROGRESS(Event.Tool.Progressed.class, "tool how"),
    TOOL_ENDED(Event.Tool.Ended.class, "tool good how text"),
    /** A kind that this aish does not know, or not an event at all. */
    OTHER(Event.class, ""),
    /** Written by a newer aish. */
    NEWER(Event.class, "");

    /** The members that two kinds have. */
    private static final class Members {
        static final String RESULT =
                " result(status nanos=duration directory running stopped)"
                        + " result.output(output=number omitted? screen=fullScreen? file? head? tail?)";
        static final String ANSWER =
                "reply(text finish reasoning? calls? usage? timings? problem?)";
    }

    private static final RecordKind[] ALL = values();
    private static final Map<Class<?>, RecordKind> BY_TYPE = new HashMap<>();

    static {
        for (RecordKind kind : ALL) {
            BY_TYPE.putIfAbsent(kind.type, kind);
        }
    }

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final Class<?> type;
    private final String members;

    @SuppressWarnings("ImmutableEnumChecker") // made when it is first needed
    private volatile @Nullable RecordLayout layout;

    RecordKind(Class<?> type, String members) {
        this.type = type;
        this.members = members;
    }

    /** Returns null for what is not written. */
    static @Nullable RecordKind of(Object event) {
        return BY_TYPE.get(event.getClass());
    }

    String word() {
        return word;
    }

    RecordLayout layout() {
        RecordLayout known = layout;
        if (known == null) {
            known = RecordLayout.of(type, members);
            layout = known;
        }
        return known;
    }

    /** Returns the kind of event on a line, which is not parsed if aish wrote it. */
    public static RecordKind of(byte[] bytes, int from, int to) {
        int at = from + EventWriter.START.length();
        if (at >= to || !matches(EventWriter.START, bytes, from)) {
            return parsed(new String(bytes, from, to - from, StandardCharsets.UTF_8));
        }
        for (RecordKind kind : ALL) {
            int end = at + kind.word.length();
            if (end < to && bytes[end] == '"' && matches(kind.word, bytes, at)) {
                return kind;
            }
        }
        return OTHER;
    }

    private static boolean matches(String wanted, byte[] bytes, int from) {
        for (int i = 0; i < wanted.length(); i++) {
            if (bytes[from + i] != wanted.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static RecordKind parsed(String line) {
        try {
            return of(Json.parse(line));
        } catch (JsonException e) {
            return OTHER;
        }
    }

    static RecordKind of(Json line) {
        if (line.get("v").integer().orElse(0) > EventWriter.VERSION) {
            return NEWER;
        }
        String word = line.get("e").text().orElse("");
        return Stream.of(ALL).filter(kind -> kind.word.equals(word)).findFirst().orElse(OTHER);
    }
}
