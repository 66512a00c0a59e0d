package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.context.Attachment.Kind;
import aish.event.EventSink;
import aish.workspace.SourceException;
import aish.workspace.symbols.ProjectSymbols;
import aish.workspace.symbols.Symbol;
import aish.workspace.symbols.SymbolIndex;
import aish.workspace.symbols.SymbolSource;

/** {@code :symbol} and {@code :add symbol}: show where a name is defined, or attach its lines. */
public record SymbolCommand(
        Use use, Supplier<ProjectSymbols> symbols, AttachmentService desk, EventSink events)
        implements MetaCommand, AttachmentReplies {
    /** What to do with a symbol. */
    public enum Use {
        SHOW,
        ATTACH
    }

    @Override
    public Next run(String arguments) {
        Wanted wanted = Wanted.of(arguments);
        try {
            SymbolIndex index = symbols.get().current();
            SymbolSource source = new SymbolSource(index);
            if (use == Use.ATTACH) {
                return attach(Kind.SYMBOL, source.read(wanted.rest()), wanted.localOnly());
            }
            List<Symbol> found = source.find(wanted.rest());
            return shown(source.shown(found), found, index.root());
        } catch (SourceException e) {
            return fail(e);
        }
    }

    private Next shown(String text, List<Symbol> found, Path root) {
        List<Path> files =
                found.stream().map(each -> root.resolve(each.file())).distinct().toList();
        Set<String> endings = new HashSet<>();
        found.forEach(each -> endings.add(each.file().replaceFirst(".*[./]", "")));
        return text.indexOf('\n') < 0
                ? answer(text, files)
                : code(text, endings.size() == 1 ? endings.iterator().next() : "");
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.stream().allMatch(LOCAL_ONLY::equals)
                ? List.copyOf(symbols.get().known().names())
                : List.of();
    }
}
