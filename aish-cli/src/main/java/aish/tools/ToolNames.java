package aish.tools;

import module java.base;

import aish.text.Ascii;

/**
 * Gives tools the names that models use: {@code server__tool}, with the characters and length that
 * model servers accept. The same tools in the same order get the same names.
 */
public final class ToolNames {
    static final String BETWEEN = "__";
    private static final int LONGEST = 64;

    /** Length of the suffix that distinguishes names cut to the same beginning. */
    private static final int TAIL = 9;

    private final Set<String> taken = new HashSet<>();

    /** Returns a name that no other tool has. */
    public String name(String server, String tool) {
        String wanted =
                fitting(safe(server, "server") + BETWEEN + safe(tool, "tool"), server, tool);
        String name = wanted;
        for (int i = 2; !taken.add(name.toLowerCase(Locale.ROOT)); i++) {
            String mark = "_" + i;
            int keep = Math.min(wanted.length(), LONGEST - mark.length());
            name = wanted.substring(0, keep) + mark;
        }
        return name;
    }

    private static String safe(String name, String otherwise) {
        StringBuilder safe = new StringBuilder();
        name.codePoints().forEach(c -> safe.append(Ascii.isDashedName(c) ? (char) c : '_'));
        return safe.isEmpty() ? otherwise : safe.toString();
    }

    private static String fitting(String name, String server, String tool) {
        if (name.length() <= LONGEST) {
            return name;
        }
        CRC32 sum = new CRC32();
        sum.update((server + BETWEEN + tool).getBytes(StandardCharsets.UTF_8));
        String tail = "_" + String.format(Locale.ROOT, "%08x", sum.getValue());
        return name.substring(0, LONGEST - TAIL) + tail;
    }
}
