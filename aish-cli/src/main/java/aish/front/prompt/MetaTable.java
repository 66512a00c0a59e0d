package aish.front.prompt;

import module java.base;

import aish.commands.MetaCommands;
import aish.terminal.completion.LineCompleter.CommandWords;

/** The table of meta commands for completion. */
public record MetaTable(MetaCommands commands) implements CommandWords {
    @Override
    public List<Name> names() {
        return commands.manuals().stream()
                .map(manual -> new Name(manual.name(), manual.summary()))
                .toList();
    }

    @Override
    public List<String> arguments(String name, List<String> earlier, String word) {
        return commands.find(name)
                .map(command -> command.complete(earlier, word))
                .orElse(List.of());
    }

    @Override
    public boolean takesFiles(String name, List<String> earlier) {
        return commands.find(name).map(command -> command.takesFiles(earlier)).orElse(false);
    }
}
