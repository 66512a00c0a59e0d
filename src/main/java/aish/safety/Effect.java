package aish.safety;

import module java.base;

/** A kind of effect that a command can have. */
public enum Effect {
    READS(false, "only reads"),
    CREATES(false, "makes something new"),
    BUILDS(false, "builds or tests"),
    FETCHES(false, "reads from the network"),
    OVERWRITES(true, "may replace or change existing files"),
    DELETES(true, "deletes"),
    KILLS(true, "signals or ends processes"),
    PRIVILEGE(true, "runs with other privileges"),
    PERMISSION(true, "changes permissions, owners or users"),
    DISK(true, "changes disks, file systems or firmware"),
    NETWORK_OUT(true, "sends local data over the network"),
    REMOTE_PUBLISH(true, "publishes or changes something remote"),
    HISTORY_REWRITE(true, "discards work or rewrites history"),
    SERVICE(true, "changes services, power or the running system"),
    PACKAGE(true, "changes installed packages"),
    DATABASE(true, "changes a database"),
    CLUSTER(true, "changes containers, a cluster or a cloud"),
    CONFIGURES(true, "changes settings, keys or what runs later"),
    RULED(true, "halts by a rule of your own"),
    EXHAUSTS(true, "may use up the machine"),
    EXEC_UNKNOWN(true, "runs code that the text does not determine");

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

    /** Describes the effect in plain words. */
    public String description() {
        return description;
    }

    /** The name used in rules and reports. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
