package aish.shell.remote;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import aish.bash.ShellQuoting;
import aish.text.Resource;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a target's files. While something is being concluded from them, what is not
 * known yet is only noted; then all of it is asked for in one request, and the conclusion is drawn
 * anew. Whatever is still not known makes the conclusion {@link #isDoubtful doubtful}.
 */
final class RemoteFacts {
    /**
     * How often a conclusion may lead to more questions, such as about the files of a directory.
     */
    private static final int MOST_REQUESTS = 4;

    private static final int MOST_QUESTIONS = 2000;
    private static final int MOST_BYTES = 4_000_000;
    private static final int MOST_SECONDS = 20;

    private static final String SCRIPT =
            String.join("\n", Resource.entries(RemoteFacts.class, "gather.bash"));

    /** What the conclusion that is being drawn would have to know. */
    private static final ScopedValue<Set<String>> WANTED = ScopedValue.newInstance();

    private final Target target;
    private final RemoteFiles.Asked shell;
    private final Set<String> asked = new HashSet<>();
    private final Map<String, RemoteAttributes> named = new HashMap<>();
    private final Map<String, RemoteAttributes> followed = new HashMap<>();
    private final Map<String, Set<String>> listed = new HashMap<>();
    private final Map<String, String> answers = new HashMap<>();

    RemoteFacts(Target target, RemoteFiles.Asked shell) {
        this.target = target;
        this.shell = shell;
    }

    /** Draws a conclusion from the files as they are now. */
    <T> T settle(Supplier<T> conclusion) {
        if (WANTED.isBound()) {
            return conclusion.get();
        }
        forget();
        for (int requests = 0; ; requests++) {
            Set<String> wanted = new LinkedHashSet<>();
            T concluded = ScopedValue.where(WANTED, wanted).call(conclusion::get);
            if (wanted.isEmpty() || requests == MOST_REQUESTS || !gather(wanted)) {
                return concluded;
            }
        }
    }

    /** Whether what is being concluded is about something unknown. */
    boolean isDoubtful() {
        return WANTED.isBound() && !WANTED.get().isEmpty();
    }

    synchronized void forget() {
        asked.clear();
        named.clear();
        followed.clear();
        listed.clear();
        answers.clear();
    }

    /** Returns {@link RemoteAttributes#ABSENT} if there is no such file. */
    RemoteAttributes attributes(String path, boolean follows) throws IOException {
        return known("L" + path, () -> attributesNow(path, follows));
    }

    private @Nullable RemoteAttributes attributesNow(String path, boolean follows) {
        RemoteAttributes found = named.get(path);
        if (follows && found != null && found.isSymbolicLink()) {
            return followed.get(path);
        }
        int slash = path.lastIndexOf('/');
        Set<String> siblings = listed.get(slash == 0 ? "/" : path.substring(0, slash));
        boolean absent = found == null && siblings != null && !path.endsWith("/..");
        return absent ? RemoteAttributes.ABSENT : found;
    }

    Set<String> names(String directory) throws IOException {
        return known("T" + directory, () -> namesNow(directory));
    }

    private @Nullable Set<String> namesNow(String directory) {
        RemoteAttributes found = attributesNow(directory, true);
        return found != null && !found.isDirectory() ? Set.of() : listed.get(directory);
    }

    String real(String path) throws IOException {
        return ofFile("R", path);
    }

    String linked(String path) throws IOException {
        return ofFile("K", path);
    }

    byte[] content(String path) throws IOException {
        return decoded(ofFile("C", path));
    }

    /** Returns what a program prints; empty if it fails. */
    Optional<String> output(List<String> words) throws IOException {
        String command = words.stream().map(ShellQuoting::quote).collect(Collectors.joining(" "));
        String answer = answer("X" + command);
        return answer.startsWith("0 ")
                ? Optional.of(new String(decoded(answer.substring(2)), UTF_8))
                : Optional.empty();
    }

    private byte[] decoded(String text) throws IOException {
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            throw new IOException("a strange answer from " + target, e);
        }
    }

    private synchronized String ofFile(String kind, String path) throws IOException {
        RemoteAttributes found = attributesNow(path, !kind.equals("K"));
        if (found != null && !found.exists()) {
            throw new NoSuchFileException(path);
        }
        return answer(kind + path);
    }

    private String answer(String question) throws IOException {
        return known(question, () -> answers.get(question));
    }

    private synchronized <T> T known(String question, Supplier<@Nullable T> now)
            throws IOException {
        T found = now.get();
        if (found == null && !WANTED.isBound() && gather(Set.of(question))) {
            found = now.get();
        }
        if (found == null) {
            if (WANTED.isBound()) {
                WANTED.get().add(question);
            }
            throw new IOException("aish cannot tell this of the files on " + target);
        }
        return found;
    }

    /** Asks everything that was not asked before; returns whether there was an answer. */
    private synchronized boolean gather(Set<String> wanted) {
        List<String> questions =
                wanted.stream()
                        .filter(question -> question.chars().noneMatch(c -> c < ' ' || c == 127))
                        .filter(question -> !asked.contains(question))
                        .limit(MOST_QUESTIONS)
                        .toList();
        asked.addAll(questions);
        String words = questions.stream().map(ShellQuoting::quote).collect(Collectors.joining(" "));
        return !questions.isEmpty()
                && shell.answer(
                                "(t=$(type -P timeout) && t+=' %d'; \\command env -u BASH_ENV $t bash -c %s aish %s | head -c %d)"
                                        .formatted(
                                                MOST_SECONDS,
                                                ShellQuoting.quote(SCRIPT),
                                                words,
                                                MOST_BYTES))
                        .filter(answer -> answer.endsWith("\nE\n"))
                        .filter(this::take)
                        .isPresent();
    }

    /** Takes the lines of an answer, each of which starts with its kind. */
    private boolean take(String answer) {
        Iterator<String> lines = answer.lines().iterator();
        List<Optional<RemoteAttributes>> tree = new ArrayList<>();
        while (lines.hasNext()) {
            String line = lines.next();
            String rest = line.substring(Math.min(1, line.length()));
            switch (line.isEmpty() ? ' ' : line.charAt(0)) {
                case 'A' -> {
                    named.putIfAbsent(rest, RemoteAttributes.ABSENT);
                    followed.putIfAbsent(rest, RemoteAttributes.ABSENT);
                }
                case 'L' -> RemoteAttributes.parse(rest).ifPresent(put(named));
                case 'F' -> RemoteAttributes.parse(rest).ifPresent(put(followed));
                case 'D', 'd' -> {
                    takeTree(rest, tree, line.startsWith("D"));
                    tree.clear();
                }
                case 'R', 'K', 'C', 'X' -> answers.put(line, lines.hasNext() ? lines.next() : "");
                case 'T' -> tree.add(RemoteAttributes.parse(rest));
                default -> tree.add(Optional.empty());
            }
        }
        return true;
    }

    private static Consumer<RemoteAttributes> put(Map<String, RemoteAttributes> attributes) {
        return found -> attributes.put(found.name(), found);
    }

    /** Takes what is in a directory, unless there are names in it that cannot be read. */
    private void takeTree(String top, List<Optional<RemoteAttributes>> tree, boolean deep) {
        if (tree.stream().anyMatch(Optional::isEmpty)) {
            return;
        }
        listed.put(top, new LinkedHashSet<>());
        for (RemoteAttributes file : tree.stream().map(Optional::orElseThrow).toList()) {
            named.put(file.name(), file);
            if (deep && file.isDirectory()) {
                listed.putIfAbsent(file.name(), new LinkedHashSet<>());
            }
        }
        for (RemoteAttributes file : tree.stream().map(Optional::orElseThrow).toList()) {
            int slash = file.name().lastIndexOf('/');
            Set<String> siblings = listed.get(slash == 0 ? "/" : file.name().substring(0, slash));
            if (siblings != null) {
                siblings.add(file.name().substring(slash + 1));
            }
        }
    }
}
