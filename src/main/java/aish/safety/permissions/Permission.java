package aish.safety.permissions;

import java.util.Locale;

/**
 * What a person's rules say of something that a model wants done.
 *
 * @param reason in one line; empty if no rule says anything
 * @param exact whether rules name all of it word by word
 */
public record Permission(Kind kind, String reason, boolean exact) {
    public Permission(Kind kind, String reason) {
        this(kind, reason, false);
    }

    /** From the strongest to none at all. */
    public enum Kind {
        /** It must not be done. */
        DENY,
        /** A person must be asked, whoever else would let it pass. */
        ASK,
        /** It may be done unasked. */
        ALLOW,
        /** The rules say nothing. */
        NONE;

        /** As it is written in the settings. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The rules say nothing. */
    public static final Permission NONE = new Permission(Kind.NONE, "");

    public boolean is(Kind other) {
        return kind == other;
    }
}
