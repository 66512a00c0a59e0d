package aish.safety.rules;

import java.util.Locale;

/** Words that indicate a change, whichever program they are given to. */
public final class ChangingWords {
    private ChangingWords() {}

    /** Whether one of the words that make up a verb indicates a change. */
    public static boolean isIn(String verb) {
        int start = 0;
        for (int i = 0; i <= verb.length(); i++) {
            if (i == verb.length() || ":-_./".indexOf(verb.charAt(i)) >= 0) {
                if (is(verb.substring(start, i).toLowerCase(Locale.ROOT))) {
                    return true;
                }
                start = i + 1;
            }
        }
        return false;
    }

    /** Whether it starts with such a word, as verbs do but names of things do not. */
    static boolean begins(String verb) {
        int end = 0;
        while (end < verb.length() && ":-_./".indexOf(verb.charAt(end)) < 0) {
            end++;
        }
        return is(verb.substring(0, end).toLowerCase(Locale.ROOT));
    }

    private static boolean is(String word) {
        return switch (word) {
            case "delete", "del", "destroy", "rm", "remove", "purge", "prune", "drop", "wipe" ->
                    true;
            case "create", "update", "set", "add", "apply", "patch", "edit", "replace", "put" ->
                    true;
            case "deploy", "push", "publish", "upload", "send", "sync", "promote", "submit" -> true;
            case "stop", "start", "restart", "kill", "reset", "reboot", "shutdown", "reload" ->
                    true;
            case "install", "uninstall", "upgrade", "downgrade", "rollback", "scale", "resize" ->
                    true;
            case "enable", "disable", "import", "restore", "run", "exec", "cancel", "terminate" ->
                    true;
            case "attach", "detach", "move", "mv", "cp", "copy", "rename", "login", "logout" ->
                    true;
            case "flush", "clear", "clean", "revoke", "rotate", "approve", "merge", "close" -> true;
            case "migrate", "up", "down", "suspend", "resume", "pause", "unset", "write", "undo" ->
                    true;
            case "register", "deregister", "unregister", "invoke", "trigger", "reindex", "seed" ->
                    true;
            case "assign", "grant", "link", "unlink", "mount", "umount", "format", "erase" -> true;
            case "append", "prepend", "insert", "upsert", "define", "undefine", "truncate" -> true;
            case "block", "unblock", "ban", "unban", "lock", "unlock", "bind", "unbind" -> true;
            case "connect", "disconnect", "join", "leave", "bootstrap", "boot", "abort" -> true;
            case "reconcile", "refresh", "rebuild", "redeploy", "recreate", "retry", "signal" ->
                    true;
            case "force", "load", "unload", "save", "swap", "expire", "evict", "drain" -> true;
            case "cordon", "uncordon", "taint", "untaint", "decommission", "failover", "demote" ->
                    true;
            case "power", "poweroff", "halt", "shutoff", "freeze", "thaw", "isolate", "mask" ->
                    true;
            case "unmount", "provision", "deprovision", "unpublish", "yank", "transfer" -> true;
            case "release", "archive", "unarchive", "ack", "silence", "mute", "ssh", "shell" ->
                    true;
            case "change", "modify", "mod", "switch", "activate", "deactivate", "renew" -> true;
            case "invalidate", "regenerate", "extend", "shrink", "expand", "grow", "convert" ->
                    true;
            case "commit", "revert", "undeploy", "unassign", "allow", "deny", "permit" -> true;
            case "reject", "accept", "decline", "confirm", "fail", "requeue", "replay" -> true;
            case "redrive", "resend", "rerun", "execute", "call", "configure", "init" -> true;
            case "initialize", "reconfigure", "repair", "fix", "heal", "rebalance" -> true;
            case "reweight", "compact", "vacuum", "defrag", "empty", "nuke", "zap", "kick" -> true;
            case "expel", "invite", "unsubscribe", "share", "unshare", "expose", "reopen" -> true;
            case "complete", "finish", "abandon", "discard", "dismiss", "annotate", "untag" -> true;
            case "unpin", "post", "sign", "seal", "unseal", "encrypt", "reimage" -> true;
            case "reinstall", "inject", "eject", "mark", "unmark", "wake", "hibernate" -> true;
            case "reserve", "allocate", "deallocate", "quarantine", "claim", "elect" -> true;
            case "adopt", "ingest", "produce", "dispatch", "enqueue", "dequeue", "delist" -> true;
            case "checkout", "reassign", "escalate", "acknowledge", "notify", "request" -> true;
            case "setup", "reattach", "rekey", "rewrap", "recover", "undelete" -> true;
            case "stepdown", "relocate", "reroute", "overwrite", "fill" -> true;
            default -> false;
        };
    }
}
