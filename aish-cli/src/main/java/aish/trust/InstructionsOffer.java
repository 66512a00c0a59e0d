package aish.trust;

import module java.base;

import aish.chat.GuidanceFiles;
import aish.event.Event;
import aish.files.PrivateFiles;
import aish.files.Sha256;
import aish.files.ShownPath;

/**
 * Tells the user of instructions for models that came with a project without settings: once for
 * each text, and not if it is trusted already.
 *
 * @param told the file that lists what the user was told of
 */
record InstructionsOffer(TrustStore trust, Path home, Path told) {
    private static final int MOST = 500;

    /** What the user is told of now; empty if there is nothing new. */
    Optional<Event.Notice> of(Path root) {
        List<Path> files =
                GuidanceFiles.instructions(root).stream()
                        .filter(file -> isNews(file, root))
                        .toList();
        if (files.isEmpty()) {
            return Optional.empty();
        }
        String names =
                files.stream()
                        .map(file -> ShownPath.of(file, home))
                        .collect(Collectors.joining(" and "));
        return Optional.of(
                new Event.Notice(
                        "Found instructions for models: %s. :project instructions shows them and asks whether to send them."
                                .formatted(names),
                        files));
    }

    private boolean isNews(Path file, Path root) {
        try {
            Path path = file.toRealPath();
            byte[] text = GuidanceFiles.read(file, root).getBytes(StandardCharsets.UTF_8);
            String sha256 = Sha256.of(text);
            return !trust.trusts(path, sha256) && isFirst(sha256 + " " + path);
        } catch (IOException | TrustException e) {
            // :project instructions says what is wrong
            return false;
        }
    }

    /** Whether the user was not told yet; remembers it if it can. */
    private boolean isFirst(String line) throws IOException {
        List<String> lines =
                Files.exists(told) ? new ArrayList<>(Files.readAllLines(told)) : new ArrayList<>();
        if (line.contains("\n") || lines.contains(line)) {
            return false;
        }
        lines.add(line);
        List<String> newest = lines.subList(Math.max(0, lines.size() - MOST), lines.size());
        try {
            PrivateFiles.createDirectories(Objects.requireNonNull(told.getParent()));
            PrivateFiles.replace(told, String.join("\n", newest) + "\n", false);
        } catch (IOException e) {
            // told once more at the next start
        }
        return true;
    }
}
