package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.context.Attachment;
import aish.context.Attachment.Kind;
import aish.context.Conversation;
import aish.context.Turn;
import aish.event.EventSink;
import aish.workspace.SourceException;
import aish.workspace.SourceText;
import aish.workspace.symbols.ProjectSymbols;
import aish.workspace.symbols.RepoMap;
import aish.workspace.symbols.SymbolIndex;
import aish.workspace.symbols.Touched;

/** {@code :map} and {@code :add map}: show or attach the most important symbols of the project. */
public record MapCommand(
        SymbolCommand.Use use,
        Supplier<ProjectSymbols> symbols,
        Conversation conversation,
        AttachmentService desk,
        EventSink events)
        implements MetaCommand, AttachmentReplies {
    private static final String TOKENS = "--tokens";
    private static final int USUAL_TOKENS = 2_000;
    private static final int MOST_TOKENS = 100_000;
    private static final int RECENT_TURNS = 12;
    private static final String COMMAND = "$ ";

    @Override
    public Next run(String arguments) {
        Wanted wanted = Wanted.of(arguments);
        try {
            int tokens = tokens(wanted.rest());
            SymbolIndex index = symbols.get().current();
            RepoMap map = new RepoMap(index, touched(), desk::tokens);
            SourceText found = map.within(tokens);
            if (use == SymbolCommand.Use.ATTACH) {
                return attach(Kind.MAP, found, wanted.localOnly());
            }
            return page(
                    String.format(
                            Locale.ROOT,
                            "%s%n%s%s, %,d of %,d tokens; :add map attaches it",
                            found.text(),
                            found.title(),
                            index.shortfall().isEmpty() ? "" : ", " + index.shortfall(),
                            desk.tokens(found.text()),
                            tokens));
        } catch (SourceException e) {
            return fail(e);
        }
    }

    private static int tokens(String arguments) throws SourceException {
        if (arguments.isEmpty()) {
            return USUAL_TOKENS;
        }
        String[] words = arguments.split("[\\s=]+", -1);
        if (words.length == 2 && words[0].equals(TOKENS)) {
            try {
                int tokens = Integer.parseInt(words[1].replace("_", "").replace(",", ""));
                if (tokens > 0 && tokens <= MOST_TOKENS) {
                    return tokens;
                }
            } catch (NumberFormatException e) {
                // said below
            }
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
