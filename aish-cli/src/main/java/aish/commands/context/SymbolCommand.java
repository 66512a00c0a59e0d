package aish.commands.context;

import module java.base;

import aish.commands.FallibleCommand;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.commands.Replies;
import aish.event.EventSink;
import aish.text.HomePath;
import aish.text.ShownName;
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

    /**
     * {@code :symbols}: lists what a file defines, or the files that define anything.
     *
     * @param directory the shell's current directory
     */
    public record Outline(
            Supplier<ProjectSymbols> symbols, Supplier<Path> directory, Path home, EventSink events)
            implements MetaCommand, Replies {
        @Override
        public Next run(String arguments) {
            SymbolIndex index = symbols.get().current();
            return arguments.isBlank() ? all(index) : file(index, arguments.strip());
        }

        private Next all(SymbolIndex index) {
            Map<String, Integer> counts = index.counts();
            if (counts.isEmpty()) {
                return answer(
                        "No symbols found under "
                                + ShownName.of(index.root())
                                + missing(index)
                                + ".");
            }
            int symbols = counts.values().stream().mapToInt(Integer::intValue).sum();
            StringBuilder text = new StringBuilder();
            text.append(
                    String.format(
                            Locale.ROOT,
                            "%,d symbols in %,d files of %s%s%n",
                            symbols,
                            counts.size(),
                            ShownName.of(index.root()),
                            missing(index)));
            counts.forEach(
                    (file, count) ->
                            text.append(
                                    String.format(
                                            Locale.ROOT, "%6d  %s%n", count, ShownName.of(file))));
            return page(text.toString());
        }

        private static String missing(SymbolIndex index) {
            return index.shortfall().isEmpty() ? "" : ", " + index.shortfall();
        }

        private Next file(SymbolIndex index, String argument) {
            Path file;
            try {
                file = HomePath.resolve(directory.get(), argument, home).normalize();
            } catch (InvalidPathException e) {
                return fail("no such file: " + ShownName.of(argument));
            }
            if (!Files.isRegularFile(file)) {
                return fail("no such file: " + ShownName.of(argument));
            }
            List<Symbol> found =
                    file.startsWith(index.root())
                            ? index.in(index.root().relativize(file).toString())
                            : List.of();
            return found.isEmpty()
                    ? answer("No symbols found in " + ShownName.of(argument) + ".")
                    : page(SymbolSource.outline(found));
        }

        @Override
        public boolean takesFiles(List<String> earlier) {
            return earlier.isEmpty();
        }
    }
}
