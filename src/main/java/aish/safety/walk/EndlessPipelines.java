package aish.safety.walk;

import aish.bash.Redirect;
import aish.bash.ShellNode;
import aish.safety.files.Paths;
import aish.safety.rules.ByteSizes;
import java.util.List;
import java.util.Set;

/**
 * Follows endless data through a pipeline. A program that takes only some of it stops the one
 * before; otherwise a disk, the memory or a processor is exhausted.
 */
final class EndlessPipelines {
    /** Programs that pass all their input on, sooner or later. */
    private static final Set<String> FILTERS =
            Set.of(
                    "cat", "tr", "base64", "base32", "sed", "awk", "gawk", "mawk", "grep", "egrep",
                    "gzip", "xz", "zstd", "bzip2", "lz4", "od", "xxd", "hexdump", "hd", "cut",
                    "rev", "nl", "fold", "pv", "tee", "strings", "uniq", "paste", "iconv", "dd",
                    "openssl", "gpg", "expand", "perl", "bat", "less", "more", "tar");

    /** Programs that wait for the end of their input; many keep all of it. */
    private static final Set<String> COLLECTORS =
            Set.of(
                    "sort",
                    "tac",
                    "shuf",
                    "tail",
                    "wc",
                    "sponge",
                    "column",
                    "mapfile",
                    "readarray",
                    "md5sum",
                    "sha1sum",
                    "sha224sum",
                    "sha256sum",
                    "sha384sum",
                    "sha512sum",
                    "b2sum",
                    "cksum",
                    "sum",
                    "cp",
                    "split",
                    "csplit",
                    "rg",
                    "diff",
                    "jq",
                    "comm");

    private static final Set<String> PREFIXES =
            Set.of("sudo", "nohup", "nice", "command", "exec", "stdbuf", "time", "builtin", "env");

    private EndlessPipelines() {}

    /** Whether the stages would run until some resource is exhausted. */
    static boolean isIn(List<ShellNode> stages, Scope scope) {
        boolean endless = false;
        for (ShellNode stage : stages) {
            if (!(stage instanceof ShellNode.Simple simple) || simple.words().isEmpty()) {
                endless = false;
                continue;
            }
            List<String> words = words(simple, scope);
            String program = words.isEmpty() ? "" : Paths.base(words.getFirst());
            boolean source = isSource(program, words) || readsDevice(simple, words, scope);
            if (isLimited(program, words)) {
                endless = false;
            } else if (COLLECTORS.contains(program) && (endless || source)) {
                return true;
            } else {
                endless =
                        isSource(program, words)
                                || (FILTERS.contains(program) && (endless || source));
            }
        }
        return endless;
    }

    private static List<String> words(ShellNode.Simple simple, Scope scope) {
        List<String> words =
                new WordExpander(scope)
                        .fields(simple.words()).stream().map(ExpandedWord::text).toList();
        int start = 0;
        while (start < words.size() - 1
                && (PREFIXES.contains(words.get(start))
                        || (start > 0 && words.get(start).startsWith("-")))) {
            start++;
        }
        return words.subList(start, words.size());
    }

    private static boolean isSource(String program, List<String> words) {
        return switch (program) {
            case "yes" -> words.stream().noneMatch(word -> word.equals("--help"));
            case "seq" -> words.stream().skip(1).anyMatch(EndlessPipelines::isHuge);
            case "head" -> ByteSizes.isLarge(ByteSizes.ofOption(words, "-c", "--bytes"));
            case "dd" ->
                    words.stream()
                            .anyMatch(
                                    word -> word.startsWith("if=") && isDevice(word.substring(3)));
            default -> false;
        };
    }

    private static boolean isHuge(String number) {
        return number.startsWith("inf")
                || (number.length() > 10 && number.chars().allMatch(Character::isDigit));
    }

    private static boolean readsDevice(ShellNode.Simple simple, List<String> words, Scope scope) {
        WordExpander resolver = new WordExpander(scope);
        return words.stream().skip(1).anyMatch(EndlessPipelines::isDevice)
                || simple.redirects().stream()
                        .anyMatch(
                                redirect ->
                                        redirect.kind() == Redirect.Kind.READ
                                                && isDevice(
                                                        resolver.single(redirect.target()).text()));
    }

    private static boolean isDevice(String path) {
        return switch (path) {
            case "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/arandom" -> true;
            default -> false;
        };
    }

    /** Whether an option or the program's code ends it after some of the input. */
    private static boolean isLimited(String program, List<String> words) {
        return words.stream()
                .skip(1)
                .anyMatch(
                        word ->
                                switch (program) {
                                    case "grep", "egrep", "rg" ->
                                            word.startsWith("-m")
                                                    || word.startsWith("--max-count")
                                                    || (word.startsWith("-") && word.contains("q"));
                                    case "sed" -> word.contains("q") || word.contains("Q");
                                    case "awk", "gawk", "mawk", "perl" ->
                                            word.contains("exit") || word.contains("last");
                                    case "od" ->
                                            word.startsWith("-N")
                                                    || word.startsWith("--read-bytes");
                                    case "xxd" -> word.startsWith("-l");
                                    case "hexdump", "hd" -> word.startsWith("-n");
                                    case "dd" -> !ByteSizes.isLarge(ByteSizes.ofCopy(words));
                                    case "openssl" -> !word.startsWith("-") && word.equals("rand");
                                    case "mapfile", "readarray" -> word.startsWith("-n");
                                    case "pv" -> word.startsWith("-S");
                                    case "shuf" ->
                                            word.startsWith("-i")
                                                    || word.startsWith("--random-source")
                                                    || word.startsWith("-e");
                                    case "sort" -> word.startsWith("--random-source");
                                    default -> false;
                                });
    }
}
