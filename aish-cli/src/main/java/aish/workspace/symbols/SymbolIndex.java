package aish.workspace.symbols;

import module java.base;

import aish.text.EditDistance;
import org.jspecify.annotations.Nullable;

/**
 * All symbols of a project as they were when its files were last looked at. Immutable, thread-safe.
 */
public final class SymbolIndex {
    private static final int MOST_NAMES = 200_000;
    private static final int MOST_EDITS = 2;

    private final Path root;
    private final SequencedMap<String, FileEntry> files;
    private final String shortfall;
    private volatile @Nullable SortedSet<String> names;

    /**
     * @param files by path, in that order
     * @param shortfall says what is missing; empty if nothing is
     */
    SymbolIndex(Path root, SequencedMap<String, FileEntry> files, String shortfall) {
        this.root = root;
        this.files = files;
        this.shortfall = shortfall;
    }

    public Path root() {
        return root;
    }

    /** Says which files are missing; empty if none are. */
    public String shortfall() {
        return shortfall;
    }

    SequencedMap<String, FileEntry> files() {
        return files;
    }

    /**
     * Returns the symbols of that name, which may say what they are defined in. Types come before
     * what belongs to them, and definitions before mere declarations.
     */
    public List<Symbol> named(String asked) {
        List<Symbol> found = new ArrayList<>();
        for (FileEntry file : files.values()) {
            file.symbols().stream().filter(each -> each.is(asked)).forEach(found::add);
        }
        boolean type = found.stream().anyMatch(each -> each.kind().hasMethods());
        if (type) {
            found.removeIf(each -> each.kind() == Symbol.Kind.CONSTRUCTOR);
        }
        found.sort(
                Comparator.comparing((Symbol each) -> !each.kind().hasMethods())
                        .thenComparing(Symbol::file)
                        .thenComparingInt(Symbol::first));
        return found;
    }

    /** Returns the symbols of a file, in its order; empty if it has none. */
    public List<Symbol> in(String file) {
        FileEntry entry = files.get(file);
        return entry == null ? List.of() : entry.symbols();
    }

    /** Returns the files that define anything, with how many symbols they have. */
    public SequencedMap<String, Integer> counts() {
        SequencedMap<String, Integer> counts = new LinkedHashMap<>();
        for (FileEntry file : files.values()) {
            if (!file.symbols().isEmpty()) {
                counts.put(file.path(), file.symbols().size());
            }
        }
        return counts;
    }

    /** Returns all names, up to a limit. */
    public SortedSet<String> names() {
        SortedSet<String> known = names;
        if (known == null) {
            known = new TreeSet<>();
            for (FileEntry file : files.values()) {
                for (Symbol symbol : file.symbols()) {
                    if (symbol.kind() != Symbol.Kind.KEY) {
                        known.add(symbol.name());
                    }
                }
                if (known.size() > MOST_NAMES) {
                    break;
                }
            }
            names = known;
        }
        return Collections.unmodifiableSortedSet(known);
    }

    /** Returns the name that a user may have meant by one that does not exist. */
    public Optional<String> similar(String asked) {
        String word = asked.toLowerCase(Locale.ROOT);
        int most = Math.min(MOST_EDITS, Math.max(1, word.length() / 3));
        return EditDistance.nearest(word, names(), most, name -> name.toLowerCase(Locale.ROOT));
    }
}
