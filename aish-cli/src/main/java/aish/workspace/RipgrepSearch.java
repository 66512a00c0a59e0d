package aish.workspace;

import module java.base;

import aish.json.Json;
import aish.json.JsonException;
import aish.process.Subprocess;
import aish.workspace.SearchQuery.SearchFindings;
import aish.workspace.SearchQuery.SearchMatch;

/** Searches files with ripgrep, with options that make it find what {@link BuiltInSearch} finds. */
final class RipgrepSearch {
    private static final int MOST_OUTPUT = 8 << 20;
    private static final String HERE = "./";

    private final Path root;
    private final int most;
    private final List<SearchMatch> matches = new ArrayList<>();
    private final List<SearchMatch> inFile = new ArrayList<>();

    private RipgrepSearch(Path root, int most) {
        this.root = root;
        this.most = most;
    }

    /**
     * Returns empty if ripgrep is not installed or fails.
     *
     * @param most the number of matches after which the search stops
     */
    static Optional<SearchFindings> search(
            Path root, SearchQuery query, int most, Duration patience) {
        ProcessBuilder builder =
                new ProcessBuilder(command(root, query, most)).directory(root.toFile());
        builder.environment().remove("RIPGREP_CONFIG_PATH");
        Subprocess.Result result;
        try {
            result = Subprocess.run(builder, patience, MOST_OUTPUT);
        } catch (IOException e) {
            return Optional.empty();
        }
        RipgrepSearch search = new RipgrepSearch(root, most);
        result.output().lines().forEach(search::message);
        search.endFile();
        boolean failed = result.ending() == Subprocess.Ending.ENDED && result.status() > 1;
        return failed && search.matches.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new SearchFindings(search.matches, search.shortfall(result, patience)));
    }

    private static List<String> command(Path root, SearchQuery query, int most) {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "rg",
                                "--no-config",
                                "--no-messages",
                                "--json",
                                "--sort=path",
                                "--encoding=none",
                                "--hidden",
                                "--no-ignore-global",
                                "--no-ignore-dot",
                                "--no-follow",
                                "--max-filesize=" + SearchFindings.LARGEST_FILE,
                                "--max-count=" + most,
                                "--glob=!" + IgnoreRules.GIT,
                                query.anyCase() ? "--ignore-case" : "--case-sensitive"));
        if (!IgnoreRules.in(root).inRepository()) {
            FileOrigin.names("tools").stream()
                    .sorted()
                    .forEach(name -> command.add("--glob=!" + name + "/"));
        }
        command.add(query.regex() ? "--crlf" : "--fixed-strings");
        command.addAll(List.of("-e", query.text(), "--", HERE));
        return command;
    }

    private String shortfall(Subprocess.Result result, Duration patience) {
        if (matches.size() >= most) {
            return "";
        }
        return switch (result.ending()) {
            case ENDED -> "";
            case LARGE -> "files not reached because of very long lines";
            case LATE -> "files not reached within " + patience.toSeconds() + " s";
            case INTERRUPTED -> TreeWalk.shortfall(TreeWalk.Ending.INTERRUPTED, 0);
        };
    }

    /** Handles one JSON message; the last one may be cut short. */
    private void message(String line) {
        try {
            Json message = Json.parse(line);
            Json data = message.get("data");
            switch (message.get("type").text().orElse("")) {
                case "match" -> match(data);
                case "end" -> endFile();
                default -> {}
            }
        } catch (JsonException e) {
            // an incomplete last message is dropped
        }
    }

    private void match(Json data) {
        String path = new String(bytes(data.get("path")), StandardCharsets.UTF_8);
        byte[] line = bytes(data.get("lines"));
        long number = (long) data.get("line_number").number().orElse(0);
        int start =
                data.get("submatches").items().stream()
                        .findFirst()
                        .map(first -> (int) first.get("start").number().orElse(0))
                        .orElse(0);
        String before = new String(line, 0, Math.min(start, line.length), StandardCharsets.UTF_8);
        inFile.add(
                new SearchMatch(
                        path.startsWith(HERE) ? path.substring(HERE.length()) : path,
                        number,
                        SearchMatch.withoutLineEnd(new String(line, StandardCharsets.UTF_8)),
                        before.length()));
    }

    /** Returns the bytes of a field, which ripgrep encodes in base64 if they are not UTF-8. */
    private static byte[] bytes(Json data) {
        return data.get("text")
                .text()
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .orElseGet(() -> Base64.getDecoder().decode(data.get("bytes").text().orElse("")));
    }

    /** Keeps the matches of a file, unless it turned out to be binary after its first lines. */
    private void endFile() {
        boolean wanted = !inFile.isEmpty() && matches.size() < most;
        if (wanted
                && SearchFindings.searchable(root.resolve(inFile.getFirst().path())).length > 0) {
            inFile.stream().limit(most - matches.size()).forEach(matches::add);
        }
        inFile.clear();
    }
}
