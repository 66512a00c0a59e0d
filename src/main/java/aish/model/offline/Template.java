package aish.model.offline;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A text with gaps: {@code {file}}, {@code {dir=.}} with what to take if nothing was said, {@code
 * {text|sed}} with how the value is written. Braces that hold anything else are text, as are those
 * after {@code $} and {@code %}.
 */
record Template(List<Part> parts) {
    sealed interface Part {}

    record Literal(String text) implements Part {}

    /** A gap and its default, written as it goes into the command. */
    record Slot(SlotKind kind, Writing writing, Optional<String> fallback) implements Part {}

    Template {
        parts = List.copyOf(parts);
    }

    static Template of(String text) {
        List<Part> parts = new ArrayList<>();
        int done = 0;
        int open = text.indexOf('{');
        while (open >= 0) {
            int end = slotEnd(text, open);
            if (end > 0) {
                parts.add(new Literal(text.substring(done, open)));
                parts.add(slot(text.substring(open + 1, end)));
                done = end + 1;
            }
            open = text.indexOf('{', Math.max(open + 1, done));
        }
        parts.add(new Literal(text.substring(done)));
        return new Template(parts);
    }

    /** Where the gap that opens here closes; negative if it is none. */
    private static int slotEnd(String text, int open) {
        if (open > 0 && "$%{".indexOf(text.charAt(open - 1)) >= 0) {
            return -1;
        }
        int at = open + 1;
        while (at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z') {
            at++;
        }
        boolean named = at > open + 1 && at < text.length() && "}=|".indexOf(text.charAt(at)) >= 0;
        return named && SlotKind.isOne(text.substring(open + 1, at)) ? text.indexOf('}', at) : -1;
    }

    private static Slot slot(String inner) {
        int equals = inner.indexOf('=');
        String head = equals < 0 ? inner : inner.substring(0, equals);
        Optional<String> fallback =
                equals < 0 ? Optional.empty() : Optional.of(inner.substring(equals + 1));
        int bar = head.indexOf('|');
        return bar < 0
                ? new Slot(SlotKind.of(head), Writing.WORD, fallback)
                : new Slot(
                        SlotKind.of(head.substring(0, bar)),
                        Writing.of(head.substring(bar + 1)),
                        fallback);
    }

    List<Slot> slots() {
        return parts.stream().filter(Slot.class::isInstance).map(Slot.class::cast).toList();
    }

    /** The kinds without which there is no command. */
    Set<SlotKind> missing(Map<SlotKind, Value> values) {
        Set<SlotKind> missing = new LinkedHashSet<>();
        for (Slot slot : slots()) {
            if (slot.fallback().isEmpty() && !values.containsKey(slot.kind())) {
                missing.add(slot.kind());
            }
        }
        return missing;
    }

    /** The text for a shell; what is missing shows as a word in angle brackets. */
    String filled(Map<SlotKind, Value> values) {
        StringBuilder filled = new StringBuilder();
        for (Part part : parts) {
            filled.append(
                    switch (part) {
                        case Literal(String text) -> text;
                        case Slot slot -> written(slot, values);
                    });
        }
        return filled.toString();
    }

    private static String written(Slot slot, Map<SlotKind, Value> values) {
        Value value = values.get(slot.kind());
        if (value != null) {
            return slot.writing().write(value);
        }
        return slot.fallback().orElse("<" + slot.kind().noun() + ">");
    }

    /** The text for a person: values as they were said, dots for gaps. */
    String spoken(Map<SlotKind, Value> values) {
        StringBuilder spoken = new StringBuilder();
        for (Part part : parts) {
            switch (part) {
                case Literal(String text) -> spoken.append(text);
                case Slot slot -> {
                    Value value = values.get(slot.kind());
                    spoken.append(value == null ? unsaid(slot.kind()) : value.spoken());
                }
            }
        }
        return spoken.toString();
    }

    private static String unsaid(SlotKind kind) {
        return kind == SlotKind.DIR ? "this directory" : "…";
    }
}
