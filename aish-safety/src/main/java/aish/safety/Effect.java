package aish.safety;

import module java.base;

/** A kind of effect that a command can have. */
public enum Effect {
    READS(false, "only reads"),
    CREATES(false, "adds something new"),
    BUILDS(false, "builds or tests code"),
    FETCHES(false, "downloads from the network"),
    OVERWRITES(true, "may overwrite or change files"),
    DELETES(true, "deletes files or data"),
    KILLS(true, "stops or signals processes"),
    PRIVILEGE(true, "runs commands as another user"),
    PERMISSION(true, "changes permissions, owners or users"),
    DISK(true, "changes disks, file systems or firmware"),
    NETWORK_OUT(true, "sends local data over the network"),
    REMOTE_PUBLISH(true, "changes something on a remote server"),
    HISTORY_REWRITE(true, "discards work or rewrites history"),
    SERVICE(true, "changes services, power or the running system"),
    PACKAGE(true, "changes installed packages"),
    DATABASE(true, "changes a database"),
    CLUSTER(true, "changes containers, a cluster or a cloud"),
    CONFIGURES(true, "changes settings, keys or what runs later"),
    RULED(true, "matches a rule of yours"),
    REVEALS(true, "shows keys, passwords or other secrets"),
    EXHAUSTS(true, "may use up memory, disk space or processes"),
    EXEC_UNKNOWN(true, "runs code that aish cannot see");

    private final boolean halts;
    private final String description;

    Effect(boolean halts, String plain) {
        this.halts = halts;
        this.description = plain;
    }

    /** Whether the user must approve a command with this effect first. */
    public boolean halts() {
        return halts;
    }

    /** Whether something on other machines changes, or gets there. */
    public boolean isRemote() {
        return this == NETWORK_OUT || this == REMOTE_PUBLISH || this == CLUSTER;
    }

    /** Describes the effect in words that follow the name of a program. */
    public String description() {
        return description;
    }

    /** The name used in rules and reports. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
