package aish.context;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/** Something that the person wants models to see. */
public record Attachment(Card card, String content) {
    /** What it is. */
    public enum Kind {
        NOTE,
        FILE,
        DIRECTORY,
        OUTPUT,
        STDIN,
        GIT_STATUS,
        DIFF,
        COMMITS,
        SEARCH,
        PROJECT,
        INSTRUCTIONS,
        SKILL,
        RESOURCE;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        private boolean isClearByTitle() {
            return switch (this) {
                case STDIN, GIT_STATUS, DIFF, COMMITS, SEARCH, PROJECT -> true;
                case NOTE, FILE, DIRECTORY, OUTPUT, INSTRUCTIONS, SKILL, RESOURCE -> false;
            };
        }

        /** The kind of that name. */
        public static Optional<Kind> of(String name) {
            for (Kind kind : values()) {
                if (kind.toString().equals(name)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }

    /** How much it matters; what matters least is proposed first when there is too much. */
    public enum Priority {
        LOW,
        NORMAL,
        HIGH,
        CRITICAL;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The priority of that name. */
        public static Optional<Priority> of(String name) {
            for (Priority priority : values()) {
                if (priority.toString().equals(name)) {
                    return Optional.of(priority);
                }
            }
            return Optional.empty();
        }
    }

    /**
     * All but the content itself.
     *
     * @param id the name by which it is managed, such as {@code ctx-001}
     * @param title a few words, for lists
     * @param enabled whether models are shown it
     * @param pinned whether it is never proposed to be left out
     * @param localOnly whether it must not leave for a server elsewhere
     * @param provenance where it comes from, in full
     * @param characters how much of it there is
     */
    public record Card(
            String id,
            Kind kind,
            String title,
            boolean enabled,
            boolean pinned,
            boolean localOnly,
            Priority priority,
            Instant created,
            String provenance,
            int characters) {
        public Card enabled(boolean on) {
            return new Card(
                    id,
                    kind,
                    title,
                    on,
                    pinned,
                    localOnly,
                    priority,
                    created,
                    provenance,
                    characters);
        }

        public Card pinned(boolean on) {
            return new Card(
                    id,
                    kind,
                    title,
                    enabled,
                    on,
                    localOnly,
                    priority,
                    created,
                    provenance,
                    characters);
        }

        public Card localOnly(boolean on) {
            return new Card(
                    id,
                    kind,
                    title,
                    enabled,
                    pinned,
                    on,
                    priority,
                    created,
                    provenance,
                    characters);
        }

        public Card priority(Priority other) {
            return new Card(
                    id,
                    kind,
                    title,
                    enabled,
                    pinned,
                    localOnly,
                    other,
                    created,
                    provenance,
                    characters);
        }

        /** What it is, for a line of text. */
        public String describe() {
            return kind.isClearByTitle() ? title : kind + " " + title;
        }
    }

    /** What is to be attached, before it has a name. */
    public record Draft(
            Kind kind, String title, String provenance, String content, boolean localOnly) {
        public Draft(Kind kind, String title, String provenance, String content) {
            this(kind, title, provenance, content, false);
        }
    }

    public String id() {
        return card.id();
    }
}
