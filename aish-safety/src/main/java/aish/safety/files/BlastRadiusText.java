package aish.safety.files;

import module java.base;

import aish.safety.files.BlastRadius.Share;
import aish.text.ByteSize;

/** Says what happens to the files that are at stake. */
final class BlastRadiusText {
    private BlastRadiusText() {}

    static String of(BlastRadius radius) {
        List<String> parts = new ArrayList<>();
        for (Share share : radius.shares()) {
            parts.add(share(share, radius.cut()));
        }
        if (parts.isEmpty()) {
            return radius.complete() ? "" : "aish cannot tell which files it changes";
        }
        String more =
                radius.complete() || radius.cut()
                        ? ""
                        : "; aish cannot tell which other files it changes";
        parts.addAll(radius.places());
        return String.join("; ", parts) + more;
    }

    private static String share(Share share, boolean cut) {
        StringBuilder text = new StringBuilder(share.kind().plain()).append(' ');
        text.append(cut ? "at least " : share.inexact() ? "up to " : "");
        if (share.files() > 0) {
            text.append(counted(share.files(), "file", "files"));
            text.append(" (").append(ByteSize.of(share.bytes())).append(')');
        } else {
            text.append(counted(share.directories(), "directory", "directories"));
        }
        remarks(share).forEach(remark -> text.append(", ").append(remark));
        return text.toString();
    }

    static List<String> remarks(Share share) {
        List<String> remarks = new ArrayList<>();
        long lost = share.untracked() + share.ignored();
        if (lost > 0) {
            remarks.add(lost == share.files() ? none(lost) : some(lost, "not in git"));
        }
        if (share.dirty() > 0) {
            remarks.add(some(share.dirty(), share.files(), "with uncommitted changes"));
        }
        if (share.outside() > 0) {
            remarks.add(
                    some(
                            share.outside(),
                            share.files() + share.directories(),
                            "outside the project"));
        }
        if (share.links() > 0) {
            remarks.add(
                    some(share.links(), share.files(), share.links() == 1 ? "a link" : "links"));
        }
        if (!share.mounts().isEmpty()) {
            remarks.add("across the mount point " + share.mounts().getFirst());
        }
        return remarks;
    }

    private static String none(long files) {
        return files == 1 ? "not in git" : "none of them in git";
    }

    private static String some(long part, long whole, String what) {
        if (part < whole) {
            return some(part, what);
        }
        return whole == 1 ? what : "all " + what;
    }

    private static String some(long part, String what) {
        return number(part) + " of them " + what;
    }

    private static String counted(long count, String one, String many) {
        return number(count) + " " + (count == 1 ? one : many);
    }

    private static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }
}
