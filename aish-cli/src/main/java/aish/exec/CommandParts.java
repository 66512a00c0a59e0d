package aish.exec;

import module java.base;

import aish.safety.Analyser;
import aish.safety.Call;
import aish.safety.Effect;
import aish.safety.Verdict;
import aish.safety.files.ProgramPath;
import aish.safety.rules.WordLists;
import aish.text.HomePath;

/**
 * The parts of a command that say where it reaches: addresses, hosts, packages, images, paths
 * outside the project, and encoded text.
 */
record CommandParts(List<Part> all) {
    /**
     * One of them.
     *
     * @param kind in words
     * @param spellings the part itself, then what else would name it; whoever says one of them has
     *     said the part
     */
    record Part(String kind, List<String> spellings) {}

    private static final Set<String> CONTAINERS = Set.of("docker", "podman", "nerdctl", "finch");
    private static final int MOST = 12;
    private static final int LEAST_STEPS = 2;
    private static final Pattern ADDRESS =
            Pattern.compile(
                    "(?i)(?:\\b[a-z][a-z0-9+.-]{1,15}://|/dev/(?:tcp|udp)/)([^\\s'\"`<>|;&()\\\\]+)");
    private static final Pattern HOST =
            Pattern.compile(
                    "(?i)(?:[\\w.+-]+@)?((?:[a-z0-9-]+\\.)+[a-z]{2,24}|\\d{1,3}(?:\\.\\d{1,3}){3})"
                            + "(?:[:/].*)?");

    /** How git and scp name what another host has. */
    private static final Pattern COPIED = Pattern.compile("[\\w.+-]+@[\\w.-]+:");

    private static final Pattern PATH = Pattern.compile("(?<![\\w.~/:@%+-])~?/[\\w.+@%/-]*[\\w/]");
    private static final Pattern ENCODED =
            Pattern.compile(
                    "(?<![\\w./-])(?=[A-Za-z+/]*[0-9=])[A-Za-z0-9+/_]{20,}={0,2}|(?:\\\\x[0-9a-fA-F]{2}){4,}");

    /**
     * Finds the parts of a command that was read; at most so many that looking for each is cheap.
     */
    static CommandParts of(
            String command, Analyser.Reading reading, Path directory, Path root, Path home) {
        Set<Part> parts = new LinkedHashSet<>();
        addresses(command).forEach(parts::add);
        for (Call call : reading.calls()) {
            List<String> words =
                    call.words().stream().filter(Call.Word::known).map(Call.Word::text).toList();
            words.stream().flatMap(CommandParts::addresses).forEach(parts::add);
            boolean reaches = call.usesNetwork();
            words.stream()
                    .skip(1)
                    .filter(word -> reaches || COPIED.matcher(word).lookingAt())
                    .forEach(word -> host(word).ifPresent(parts::add));
            if (call.effects().contains(Effect.PACKAGE)) {
                packages(words).forEach(parts::add);
            }
            if (CONTAINERS.contains(call.program())) {
                images(words).forEach(parts::add);
            }
        }
        String local = ADDRESS.matcher(command).replaceAll(" ");
        PATH.matcher(local)
                .results()
                .forEach(found -> path(found.group(), directory, root, home).ifPresent(parts::add));
        Verdict verdict = reading.verdict();
        // elsewhere it is a hash or an identifier
        if (verdict instanceof Verdict.Unknown || verdict.effects().contains(Effect.EXEC_UNKNOWN)) {
            ENCODED.matcher(local)
                    .results()
                    .forEach(found -> parts.add(new Part("encoded text", List.of(found.group()))));
        }
        return new CommandParts(parts.stream().limit(MOST).toList());
    }

    private static Stream<Part> addresses(String text) {
        return ADDRESS.matcher(text).results().flatMap(found -> address(found).stream());
    }

    private static Optional<Part> address(MatchResult found) {
        String place = found.group(1).replaceFirst("^[^/@]*@", "");
        String host = place.split("[/:?#]", 2)[0];
        return host.isEmpty() || isThisMachine(host)
                ? Optional.empty()
                : Optional.of(new Part("address", List.of(found.group(), host)));
    }

    private static Optional<Part> host(String word) {
        Matcher named = HOST.matcher(word);
        return named.matches() && !isThisMachine(named.group(1))
                ? Optional.of(new Part("host", List.of(named.group(1))))
                : Optional.empty();
    }

    private static boolean isThisMachine(String host) {
        return host.startsWith("127.") || host.equals("0.0.0.0") || host.equals("localhost");
    }

    /** Returns the operands after the word that tells a program to install something. */
    private static Stream<Part> packages(List<String> words) {
        return words.stream()
                .dropWhile(word -> !WordLists.has("package-verbs", word))
                .skip(1)
                .filter(word -> !word.startsWith("-") && !word.contains("://"))
                .filter(word -> !word.startsWith(".") && !word.startsWith("/"))
                .map(word -> word.replaceFirst("(?<=.)[@=<>~!\\[].*", ""))
                .filter(name -> name.length() > 1)
                .map(name -> new Part("package", List.of(name)));
    }

    /** Returns what a program is told to pull, with and without its tag. */
    private static Stream<Part> images(List<String> words) {
        return words.stream()
                .dropWhile(word -> !word.equals("pull"))
                .skip(1)
                .filter(word -> !word.startsWith("-"))
                .map(word -> new Part("image", List.of(word, word.replaceFirst("[:@][^/]*$", ""))));
    }

    /** Returns a path that is neither in the project nor part of every system. */
    private static Optional<Part> path(String named, Path directory, Path root, Path home) {
        Path path = HomePath.expand(named, home).normalize();
        boolean known =
                path.startsWith(root)
                        || path.startsWith(directory)
                        || path.startsWith("/dev")
                        || path.equals(home)
                        || ProgramPath.isSystem(path.toString());
        if (known || path.getNameCount() < LEAST_STEPS) {
            return Optional.empty();
        }
        List<String> spellings = new ArrayList<>(List.of(named));
        for (Path at = path;
                at != null && at.getNameCount() >= LEAST_STEPS && !at.equals(home);
                at = at.getParent()) {
            spellings.add(at.toString());
            spellings.add(HomePath.shorten(at.toString(), home));
        }
        return Optional.of(new Part("path", spellings.stream().distinct().toList()));
    }
}
