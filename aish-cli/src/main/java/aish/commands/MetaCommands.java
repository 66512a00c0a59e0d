package aish.commands;

import module java.base;

import aish.settings.NearestName;

/** The table of meta commands. Each is built when it is first called. */
public final class MetaCommands {
    /** Builds a command. */
    @FunctionalInterface
    public interface Maker {
        /**
         * @param name as in the manual
         * @param table the table that the command becomes part of
         */
        MetaCommand make(String name, MetaCommands table);
    }

    private final List<Manual> manuals;
    private final Maker maker;
    private final Map<String, Manual> byName = new LinkedHashMap<>();
    private final Map<String, MetaCommand> made = new ConcurrentHashMap<>();

    public MetaCommands(List<Manual> manuals, Maker maker) {
        this.manuals = List.copyOf(manuals);
        this.maker = maker;
        for (Manual manual : manuals) {
            add(manual.name(), manual);
            for (String alias : manual.aliases()) {
                add(alias, manual);
            }
        }
    }

    private void add(String name, Manual manual) {
        if (byName.put(name, manual) != null) {
            throw new IllegalArgumentException("two meta commands are called " + name);
        }
    }

    public Optional<Manual> manual(String name) {
        return Optional.ofNullable(byName.get(name.toLowerCase(Locale.ROOT)));
    }

    /** Returns a command by a name or alias; the alias NAME-VERB stands for NAME VERB. */
    public Optional<MetaCommand> find(String name) {
        return manual(name)
                .map(
                        manual -> {
                            MetaCommand command =
                                    made.computeIfAbsent(
                                            manual.name(), key -> maker.make(key, this));
                            String start = manual.name() + "-";
                            String given = name.toLowerCase(Locale.ROOT);
                            return given.startsWith(start)
                                    ? new WithVerb(command, given.substring(start.length()))
                                    : command;
                        });
    }

    private record WithVerb(MetaCommand command, String verb) implements MetaCommand {
        @Override
        public Next run(String arguments) {
            return command.run((verb + " " + arguments).strip());
        }

        @Override
        public List<String> complete(List<String> earlier) {
            return command.complete(with(earlier));
        }

        @Override
        public List<String> complete(List<String> earlier, String word) {
            return command.complete(with(earlier), word);
        }

        @Override
        public boolean takesFiles(List<String> earlier) {
            return command.takesFiles(with(earlier));
        }

        private List<String> with(List<String> earlier) {
            return Stream.concat(Stream.of(verb), earlier.stream()).toList();
        }
    }

    /** Returns the name nearest to a mistyped one. */
    public Optional<String> nearest(String name) {
        return NearestName.of(name, byName.keySet());
    }

    /** Returns the manuals in the order of the table. */
    public List<Manual> manuals() {
        return manuals;
    }

    /** Returns every name and alias. */
    public Collection<String> names() {
        return List.copyOf(byName.keySet());
    }
}
