package aish.commands.context;

import module java.base;

import aish.commands.FallibleCommand;
import aish.commands.Next;
import aish.event.EventSink;
import aish.workspace.SourceException;
import aish.workspace.symbols.ProjectSymbols;
import aish.workspace.symbols.Symbol;
import aish.workspace.symbols.SymbolIndex;
import aish.workspace.symbols.SymbolSource;

/** {@code :symbol}: shows where a name is defined. */
public record SymbolCommand(Supplier<ProjectSymbols> symbols, EventSink events)
        implements FallibleCommand {
    @Override
    public Next attempt(String arguments) throws SourceException {
        SymbolIndex index = symbols.get().current();
        SymbolSource source = new SymbolSource(index);
        List<Symbol> found = source.find(arguments.strip());
        String text = source.shown(found);
        List<Path> files =
                found.stream().map(each -> index.root().resolve(each.file())).distinct().toList();
        Set<String> endings = new HashSet<>();
        found.forEach(each -> endings.add(each.file().replaceFirst(".*[./]", "")));
        return text.indexOf('\n') < 0
                ? answer(text, files)
                : code(text, endings.size() == 1 ? endings.iterator().next() : "");
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? List.copyOf(symbols.get().known().names()) : List.of();
    }
}
