package aish.terminal.editor;

import aish.bash.ScanResult;
import aish.bash.ShellScanner;
import aish.bash.Token;
import aish.bash.Word;
import aish.bash.WordRole;
import aish.route.RouteFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Divides a line into styled spans. Text outside them is plain. */
final class LineSpans {
    record Span(LineStyle look, int start, int end) {}

    private final TargetFinder targets;
    private final BooleanSupplier commandsKnown;

    /**
     * @param commandsKnown whether the shell's commands are known yet
     */
    LineSpans(TargetFinder targets, BooleanSupplier commandsKnown) {
        this.targets = targets;
        this.commandsKnown = commandsKnown;
    }

    /** Returns the spans in order, without overlap. */
    List<Span> of(String line) {
        if (line.isBlank()) {
            return List.of();
        }
        List<Span> spans = new ArrayList<>();
        LineTarget target = targets.find(line);
        switch (target) {
            case LineTarget.Shell(int start) -> {
                add(spans, LineStyle.PREFIX, 0, start);
                new Command(line, start).addTo(spans);
            }
            case LineTarget.Ask(int start) -> {
                add(spans, LineStyle.PREFIX, 0, start);
                add(spans, LineStyle.QUESTION, start, line.length());
            }
            case LineTarget.Meta(String name, int _) -> {
                boolean known = targets.facts().isMeta(name);
                int at = line.indexOf(name);
                int end = at < 0 ? line.length() : at + name.length();
                add(spans, known ? LineStyle.META : LineStyle.UNKNOWN_META, 0, end);
            }
        }
        return spans;
    }

    private static void add(List<Span> spans, LineStyle look, int start, int end) {
        if (start < end) {
            spans.add(new Span(look, start, end));
        }
    }

    /** The part of a line that the shell reads. */
    private final class Command {
        private final ScanResult scan;
        private final int offset;
        private final Map<Integer, Word> commandWords = new HashMap<>();
        private boolean fileLookedFor;

        Command(String line, int offset) {
            this.scan = ShellScanner.scan(line.substring(offset));
            this.offset = offset;
            for (Word word : scan.words()) {
                if (word.role() == WordRole.COMMAND) {
                    commandWords.put(word.start(), word);
                }
            }
        }

        void addTo(List<Span> spans) {
            for (Token token : scan.tokens()) {
                look(token)
                        .ifPresent(
                                look ->
                                        add(
                                                spans,
                                                look,
                                                token.start() + offset,
                                                token.end() + offset));
            }
        }

        private Optional<LineStyle> look(Token token) {
            return switch (token.kind()) {
                case COMMAND -> Optional.of(command(token));
                case KEYWORD -> Optional.of(LineStyle.KEYWORD);
                case OPTION -> Optional.of(LineStyle.OPTION);
                case STRING, HEREDOC -> Optional.of(LineStyle.STRING);
                case VARIABLE -> Optional.of(LineStyle.VARIABLE);
                case OPERATOR -> Optional.of(LineStyle.OPERATOR);
                case REDIRECTION -> Optional.of(LineStyle.REDIRECTION);
                case COMMENT -> Optional.of(LineStyle.COMMENT);
                case GLOB -> Optional.of(LineStyle.PATTERN);
                case ARGUMENT, ASSIGNMENT -> Optional.empty();
            };
        }

        /** Only a name that is a single token can be looked up. */
        private LineStyle command(Token token) {
            Word word = commandWords.get(token.start());
            if (word == null || word.end() != token.end() || !commandsKnown.getAsBoolean()) {
                return LineStyle.COMMAND;
            }
            String name = scan.unquoted(word);
            return name.contains("/") || name.startsWith("~") ? path(name) : named(name);
        }

        private LineStyle named(String name) {
            RouteFacts facts = targets.facts();
            boolean known = facts.isCommand(name) || facts.isAlwaysCommand(name);
            return known ? LineStyle.KNOWN_COMMAND : LineStyle.UNKNOWN_COMMAND;
        }

        /** Looks up at most one path per line, because each costs a file system access. */
        private LineStyle path(String name) {
            if (fileLookedFor) {
                return LineStyle.COMMAND;
            }
            fileLookedFor = true;
            return targets.facts().isFile(name)
                    ? LineStyle.KNOWN_COMMAND
                    : LineStyle.UNKNOWN_COMMAND;
        }
    }
}
