package aish.commands;

import module java.base;

import aish.settings.NearestName;
import org.jspecify.annotations.Nullable;

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

    private final Supplier<List<Manual>> manuals;
    private final Maker maker;
    private @Nullable Map<String, Manual> byName;
    private final Map<String, MetaCommand> made = new ConcurrentHashMap<>();

    /**
     * @param manuals read when the first command is looked up
     */
    public MetaCommands(Supplier<List<Manual>> manuals, Maker maker) {
        this.manuals = manuals;
        this.maker = maker;
    }

    private synchronized Map<String, Manual> byName() {
        Map<String, Manual> known = byName;
        if (known == null) {
            known = new LinkedHashMap<>();
            for (Manual manual : manuals.get()) {
                add(manual.name(), manual, known);
                for (String alias : manual.aliases()) {
                    add(alias, manual, known);
                }
            }
            byName = known;
        }
        return known;
    }

    private static void add(String name, Manual manual, Map<String, Manual> among) {
        if (among.put(name, manual) != null) {
            throw new IllegalArgumentException("two meta commands are called " + name);
        }
    }

    public Optional<Manual> manual(String name) {
        return Optional.ofNullable(byName().get(name.toLowerCase(Locale.ROOT)));
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
        return NearestName.of(name, byName().keySet());
    }

    /** Returns the manuals in the order of the table. */
    public List<Manual> manuals() {
        return List.copyOf(new LinkedHashSet<>(byName().values()));
    }

    /** Returns every name and alias. */
    public Collection<String> names() {
        return List.copyOf(byName().keySet());
    }
}
