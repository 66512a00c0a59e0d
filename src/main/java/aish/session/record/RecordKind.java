package aish.session.record;

import aish.json.Json;
import aish.json.JsonException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * The kind of event on a line, found without parsing the line if it is written exactly as aish
 * writes it.
 */
public enum RecordKind {
    TEXT,
    REASONING,
    RAN,
    STARTED,
    TYPED,
    TOLD,
    ANSWERED,
    /** An answer that calls tools, so another one follows. */
    CALLED,
    RETURNED,
    ASKED,
    SUGGESTED,
    NOTICE,
    SHOWN,
    PROBLEM,
    RUNNING,
    DECIDED,
    PRINTED,
    INSTRUCTED,
    SWITCHED,
    SPENT,
    RESET,
    NAMED,
    FORGOTTEN,
    CALLING,
    CONTEXT,
    EVICTED,
    SUMMARISED,
    STANCE,
    OPENED,
    RESUMED,
    CLOSED,
    NORRIS_BEGAN,
    NORRIS_STEP,
    NORRIS_HALT,
    NORRIS_ENDED,
    /** A kind that this aish does not know, or not an event at all. */
    OTHER,
    /** Written by a newer aish. */
    NEWER;

    private static final RecordKind[] ALL = values();

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

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
            Json json = Json.parse(line);
            if (json.get("v").integer().orElse(0) > EventWriter.VERSION) {
                return NEWER;
            }
            String word = json.get("e").text().orElse("");
            for (RecordKind kind : ALL) {
                if (kind.word.equals(word)) {
                    return kind;
                }
            }
            return OTHER;
        } catch (JsonException e) {
            return OTHER;
        }
    }
}
