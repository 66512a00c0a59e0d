package aish.patch;

import module java.base;

import aish.patch.FileChange.Edit;
import aish.patch.FileChange.Unit;

/** Replaces text in a file, whose line endings it keeps. */
final class TextEdit {
    private TextEdit() {}

    /**
     * Replaces text that must occur exactly once.
     *
     * @param before the bytes of the file, if there is one
     * @throws PatchException if it occurs never or more than once
     */
    static String replace(Optional<String> before, Edit.Replacement edit) throws PatchException {
        String file = before.orElse("");
        String search = edit.search();
        if (search.isEmpty()) {
            if (!file.isEmpty()) {
                throw new PatchException("already exists; an empty search only creates files");
            }
            return FileContent.bytes(edit.replace());
        }
        String wanted = ended(search, file);
        String replace = ended(edit.replace(), file);
        boolean open = edit.unit() == Unit.LINES && !file.isEmpty() && !file.endsWith("\n");
        // the last line of a file may have no line feed
        String text = open ? file + "\n" : file;
        List<Integer> places = places(text, wanted, edit.unit());
        if (places.isEmpty()) {
            throw new PatchException("does not contain the text to replace: " + firstLine(search));
        }
        if (places.size() > 1) {
            throw new PatchException(
                    "contains the text to replace more than once, at lines "
                            + line(text, places.get(0))
                            + " and "
                            + line(text, places.get(1))
                            + ": "
                            + firstLine(search));
        }
        int at = places.getFirst();
        String result = text.substring(0, at) + replace + text.substring(at + wanted.length());
        return open && result.endsWith("\n") ? result.substring(0, result.length() - 1) : result;
    }

    /** Returns the first two places where the text occurs. */
    private static List<Integer> places(String text, String wanted, Unit unit) {
        List<Integer> places = new ArrayList<>();
        int at = text.indexOf(wanted);
        while (at >= 0 && places.size() < 2) {
            if (unit == Unit.TEXT || at == 0 || text.charAt(at - 1) == '\n') {
                places.add(at);
            }
            at = text.indexOf(wanted, at + 1);
        }
        return places;
    }

    /** Returns the bytes of a new content. */
    static String whole(Optional<String> before, String content) {
        return ended(content, before.orElse(""));
    }

    /** Gives a text the line endings of a file. */
    private static String ended(String text, String file) {
        boolean returns = file.contains("\r\n") && !file.replace("\r\n", "").contains("\n");
        String bytes = FileContent.bytes(text);
        if (returns) {
            return bytes.replace("\r\n", "\n").replace("\n", "\r\n");
        }
        boolean plain = !file.isEmpty() && file.indexOf('\r') < 0;
        return plain ? bytes.replace("\r\n", "\n") : bytes;
    }

    private static String firstLine(String text) {
        return text.lines().filter(line -> !line.isBlank()).findFirst().orElse("").strip();
    }

    private static long line(String file, int at) {
        return file.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
    }
}
