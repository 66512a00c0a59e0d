package aish.meta;

import aish.config.NearestName;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The table of meta commands: finds, completes, and knows what help has to say. */
public final class MetaCommands {
    private final List<MetaCommand> commands;
    private final Map<String, MetaCommand> byName = new LinkedHashMap<>();

    public MetaCommands(List<MetaCommand> commands) {
        this.commands = List.copyOf(commands);
        for (MetaCommand command : commands) {
            add(command.manual().name(), command);
            command.manual().aliases().forEach(alias -> add(alias, command));
        }
    }

    private void add(String name, MetaCommand command) {
        if (byName.put(name, command) != null) {
            throw new IllegalArgumentException("two meta commands are called " + name);
        }
    }

    public Optional<MetaCommand> find(String name) {
        return Optional.ofNullable(byName.get(name.toLowerCase(Locale.ROOT)));
    }

    /** The command whose name is nearest to a mistyped one. */
    public Optional<String> nearest(String name) {
        return NearestName.of(name, byName.keySet());
    }

    /** In the order of the table. */
    public Collection<MetaCommand> all() {
        return commands;
    }

    /** Every name and alias. */
    public Collection<String> names() {
        return List.copyOf(byName.keySet());
    }
}
