package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.commands.FallibleCommand;
import aish.commands.Next;
import aish.commands.Verbs;
import aish.context.Attachment;
import aish.context.Attachment.Kind;
import aish.context.Conversation;
import aish.context.Turn;
import aish.event.EventSink;
import aish.workspace.SourceException;
import aish.workspace.SourceText;
import aish.workspace.symbols.ProjectSymbols;
import aish.workspace.symbols.RepoMap;
import aish.workspace.symbols.Touched;

/** {@code :map}: shows the most important symbols of the project. */
public record MapCommand(
        Supplier<ProjectSymbols> symbols,
        Conversation conversation,
        AttachmentService desk,
        EventSink events)
        implements FallibleCommand {
    private static final String TOKENS = "--tokens";
    private static final int USUAL_TOKENS = 2_000;
    private static final int MOST_TOKENS = 100_000;
    private static final int RECENT_TURNS = 12;
    private static final String COMMAND = "$ ";

    @Override
    public Next attempt(String arguments) throws SourceException {
        SourceText found = read(arguments.strip());
        String shortfall = symbols.get().known().shortfall();
        return page(
                String.format(
                        Locale.ROOT,
                        "%s%n%s%s, %,d of %,d tokens; :add map attaches it",
                        found.text(),
                        found.title(),
                        shortfall.isEmpty() ? "" : ", " + shortfall,
                        desk.tokens(found.text()),
                        tokens(arguments.strip())));
    }

    /** Returns the map as it can be attached. */
    public SourceText read(String arguments) throws SourceException {
        int tokens = tokens(arguments);
        return new RepoMap(symbols.get().current(), touched(), desk::tokens).within(tokens);
    }

    private static int tokens(String arguments) throws SourceException {
        if (arguments.isEmpty()) {
            return USUAL_TOKENS;
        }
        String[] words = arguments.split("[\\s=]+", -1);
        boolean given = words.length == 2 && words[0].equals(TOKENS);
        int tokens = given ? Verbs.number(words[1]) : 0;
        if (tokens > 0 && tokens <= MOST_TOKENS) {
            return tokens;
        }
        throw new SourceException(
                String.format(Locale.ROOT, "use --tokens N, with N from 1 to %,d", MOST_TOKENS));
    }

    /** What was asked, answered, run and attached lately; not what an earlier map says. */
    private Touched touched() {
        List<String> texts = new ArrayList<>();
        List<Turn> turns = conversation.turns();
        for (Turn turn : turns.subList(Math.max(0, turns.size() - RECENT_TURNS), turns.size())) {
            if (turn instanceof Turn.User user) {
                texts.add(user.question());
            } else if (turn instanceof Turn.Assistant said) {
                texts.add(said.text());
            }
            texts.add(commands(turn.attached()));
        }
        texts.add(commands(conversation.draft("").attached()));
        for (Attachment each : desk.attachments().enabled()) {
            if (each.card().kind() != Kind.MAP) {
                texts.add(each.card().title() + "\n" + each.card().provenance());
            }
        }
        return new Touched(texts);
    }

    private static String commands(String attached) {
        return attached.lines()
                .filter(line -> line.startsWith(COMMAND))
                .collect(Collectors.joining("\n"));
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.contains(TOKENS) ? List.of() : List.of(TOKENS);
    }
}
