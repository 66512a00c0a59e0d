package aish.context;

import module java.base;

/** Something that the user attached for models to see. */
public record Attachment(Card card, String content) {
    /** What kind of thing is attached. */
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
        SYMBOL,
        MAP,
        INSTRUCTIONS,
        SKILL,
        RESOURCE;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        private boolean isClearByTitle() {
            return switch (this) {
                case STDIN, GIT_STATUS, DIFF, COMMITS, SEARCH, SYMBOL, MAP -> true;
                case NOTE, FILE, DIRECTORY, OUTPUT, INSTRUCTIONS, SKILL, RESOURCE -> false;
            };
        }

        public static Optional<Kind> of(String name) {
            return Arrays.stream(values()).filter(kind -> kind.toString().equals(name)).findFirst();
        }
    }

    /**
     * How important it is; when there is too much, the least important is proposed for removal
     * first.
     */
    public enum Priority {
        LOW,
        NORMAL,
        HIGH,
        CRITICAL;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Priority> of(String name) {
            return Arrays.stream(values())
                    .filter(priority -> priority.toString().equals(name))
                    .findFirst();
        }
    }

    /**
     * All of an attachment except its content.
     *
     * @param id the name used to manage it, such as {@code ctx-001}
     * @param title a few words, for lists
     * @param enabled whether models see it
     * @param pinned whether it is never proposed for removal
     * @param provenance where it comes from, in full
     * @param characters the length of the content
     * @param whole whether all of it is sent, even if a model saw an earlier version
     */
    public record Card(
            String id,
            Kind kind,
            String title,
            boolean enabled,
            boolean pinned,
            Priority priority,
            Instant created,
            String provenance,
            int characters,
            boolean whole) {
        public Card enabled(boolean on) {
            return with(on, pinned, priority, characters);
        }

        public Card pinned(boolean on) {
            return with(enabled, on, priority, characters);
        }

        public Card priority(Priority other) {
            return with(enabled, pinned, other, characters);
        }

        Card characters(int other) {
            return with(enabled, pinned, priority, other);
        }

        private Card with(boolean enabled, boolean pinned, Priority priority, int characters) {
            return new Card(
                    id,
                    kind,
                    title,
                    enabled,
                    pinned,
                    priority,
                    created,
                    provenance,
                    characters,
                    whole);
        }

        /** Describes the attachment in one line. */
        public String describe() {
            return kind.isClearByTitle() ? title : kind + " " + title;
        }
    }

    /**
     * Something to attach that has no id yet.
     *
     * @param whole whether all of it is sent, even if a model saw an earlier version
     */
    public record Draft(Kind kind, String title, String provenance, String content, boolean whole) {
        public Draft(Kind kind, String title, String provenance, String content) {
            this(kind, title, provenance, content, false);
        }

        /** Returns the same, to be sent whole. */
        public Draft asWhole() {
            return new Draft(kind, title, provenance, content, true);
        }
    }

    public String id() {
        return card.id();
    }
}
