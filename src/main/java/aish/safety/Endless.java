package aish.safety;

import java.util.List;

/** Recognises commands that take from a source without end until memory or disk is full. */
final class Endless {
    /** More than any test file needs; what is asked for beyond fills a disk. */
    static final long LARGE = 64L << 30;

    private Endless() {}

    /**
     * @param stored whether a redirection keeps what the command prints
     */
    static void check(List<Field> words, Stdin input, boolean stored, Context context) {
        String program = words.getFirst().text();
        String source = program.equals("yes") ? "yes" : source(words, input, context);
        boolean kept = stored || storesCopy(words, context);
        if (!source.isEmpty() && (hoards(program, source) || (kept && !stops(program, words)))) {
            context.add(
                    Effect.EXHAUSTS,
                    program + " takes from a source that never ends",
                    words.getFirst().span());
        }
    }

    /** The device that is read; empty if there is none. */
    private static String source(List<Field> words, Stdin input, Context context) {
        if (input instanceof Stdin.File(String path) && isSource(path)) {
            return path;
        }
        for (int i = 1; i < words.size(); i++) {
            String text = words.get(i).text();
            String path = context.path(text.startsWith("if=") ? text.substring(3) : text);
            if (isSource(path) && !words.get(i - 1).text().equals("--random-source")) {
                return path;
            }
        }
        return "";
    }

    private static boolean isSource(String path) {
        return switch (path) {
            case "/dev/zero", "/dev/urandom", "/dev/random", "/dev/full" -> true;
            default -> false;
        };
    }

    private static boolean storesCopy(List<Field> words, Context context) {
        return words.stream()
                .map(Field::text)
                .filter(text -> text.startsWith("of="))
                .anyMatch(text -> Zone.of(context.path(text.substring(3))) != Zone.SINK);
    }

    /** Whether a program keeps all it reads, or works on it for ever. */
    private static boolean hoards(String program, String source) {
        return switch (program) {
            case "tail", "tac", "sort", "gsort", "shuf", "sponge", "cp", "install" -> true;
            case "wc", "cksum", "md5sum", "sha1sum", "sha256sum", "sha512sum", "b2sum" -> true;
            case "mapfile", "readarray" -> true;
            // a line of zeros has no end
            case "grep", "egrep", "fgrep", "rg", "awk", "gawk", "mawk", "sed", "rev", "cut" ->
                    source.equals("/dev/zero") || source.equals("/dev/full");
            default -> false;
        };
    }

    /** Whether a program is told to stop before a disk is full. */
    private static boolean stops(String program, List<Field> words) {
        return switch (program) {
            case "head", "ghead" -> Sizes.ofOption(words, "-c", "--bytes") < LARGE;
            case "dd", "gdd" -> Sizes.ofCopy(words) < LARGE;
            case "cat", "tr", "yes", "base64", "base32", "strings", "pv", "cut", "fold" -> false;
            case "gzip", "xz", "zstd", "bzip2", "openssl", "sed", "awk", "grep", "rev" -> false;
            case "hexdump", "hd" -> words.stream().anyMatch(word -> word.text().startsWith("-n"));
            case "od" -> words.stream().anyMatch(word -> word.text().startsWith("-N"));
            case "xxd" -> words.stream().anyMatch(word -> word.text().startsWith("-l"));
            default -> true;
        };
    }
}
