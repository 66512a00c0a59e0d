package aish.safety.permissions;

import module java.base;

/**
 * What the user's rules say about something that a model wants to do.
 *
 * @param reason in one line; empty if no rule applies
 * @param exact whether rules name all of it word by word
 * @param limits to which contracts hold it, whoever allows it; empty if none is about it
 */
public record Permission(Kind kind, String reason, boolean exact, Optional<StatedLimits> limits) {
    public Permission(Kind kind, String reason) {
        this(kind, reason, false, Optional.empty());
    }

    /** Returns the same permission under another contract, or none. */
    public Permission within(Optional<StatedLimits> other) {
        return new Permission(kind, reason, exact, other);
    }

    /** The possible decisions, from the strongest to none at all. */
    public enum Kind {
        /** It must not be done. */
        DENY,
        /** The user must be asked, even if it would be allowed otherwise. */
        ASK,
        /** It may be done without asking. */
        ALLOW,
        /** No rule applies. */
        NONE;

        /** The name used in the settings. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** No rule applies. */
    public static final Permission NONE = new Permission(Kind.NONE, "");

    public boolean is(Kind other) {
        return kind == other;
    }
}
