package aish.workspace.symbols;

import module java.base;

import aish.workspace.symbols.Symbol.Kind;

/**
 * A definition as a reader finds it, before it is known what it is defined in.
 *
 * @param kind empty if it only contains others, as an implementation block does
 * @param start where it starts; readers choose the unit, and {@code end} has the same
 * @param within what its own text says that it belongs to; empty if it does not
 * @param body whether it has one, rather than only being declared
 */
record Definition(
        Optional<Kind> kind,
        String name,
        int start,
        int end,
        int first,
        int last,
        String within,
        boolean body,
        String signature) {
    private static final Pattern WORD = Pattern.compile("[\\p{L}_$][\\w$]*");
    private static final int LONGEST_NAME = 200;

    /** Places definitions in each other and returns the symbols in the order of the file. */
    static List<Symbol> nested(String file, List<Definition> found, int most) {
        List<Definition> sorted = new ArrayList<>(found);
        sorted.sort(
                Comparator.comparingInt(Definition::start)
                        .thenComparing(Definition::end, Comparator.reverseOrder()));
        List<Symbol> symbols = new ArrayList<>();
        Deque<Definition> around = new ArrayDeque<>();
        for (Definition each : sorted) {
            while (!around.isEmpty() && around.getLast().end <= each.start) {
                around.removeLast();
            }
            if (symbols.size() >= most) {
                break;
            }
            each.symbol(file, around).ifPresent(symbols::add);
            if (each.contains()) {
                around.addLast(each);
            }
        }
        return symbols;
    }

    private boolean contains() {
        return kind.isEmpty()
                || kind.get().hasMethods()
                || kind.get().isCode()
                || kind.get() == Kind.MODULE;
    }

    private Optional<Symbol> symbol(String file, Deque<Definition> around) {
        Optional<Definition> nearest = Optional.ofNullable(around.peekLast());
        boolean local = nearest.flatMap(Definition::kind).filter(Kind::isCode).isPresent();
        if (kind.isEmpty()
                || name.isBlank()
                || name.length() > LONGEST_NAME
                || (local && kind.get().isCode() && !body)) {
            return Optional.empty();
        }
        List<String> names = new ArrayList<>();
        around.forEach(each -> names.add(each.plainName()));
        if (!within.isEmpty()) {
            names.add(plain(within));
        }
        int colons = name.lastIndexOf("::");
        boolean qualified = colons > 0 && kind.get() != Kind.MODULE;
        if (qualified) {
            names.add(name.substring(0, colons).replace("::", "."));
        }
        boolean method =
                qualified
                        || !within.isEmpty()
                        || nearest.filter(
                                        each -> each.kind.isEmpty() || each.kind.get().hasMethods())
                                .isPresent();
        return Optional.of(
                new Symbol(
                        qualified ? name.substring(colons + 2) : name,
                        kind.get() == Kind.FUNCTION && method ? Kind.METHOD : kind.get(),
                        file,
                        first,
                        last,
                        String.join(".", names),
                        signature));
    }

    /** An implementation block is named by a type, which may have parameters. */
    private String plainName() {
        return kind.isEmpty() ? plain(name) : name.replace("::", ".");
    }

    private static String plain(String type) {
        Matcher word = WORD.matcher(type);
        return word.find() ? word.group() : type;
    }
}
