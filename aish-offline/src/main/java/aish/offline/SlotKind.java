package aish.offline;

import module java.base;

/** What a slot in a recipe is filled with. A slot is named after its kind, in lower case. */
enum SlotKind {
    ARCHIVE(Family.PATH, "archive"),
    FILE(Family.PATH, "file"),
    DIR(Family.PATH, "directory"),
    DEST(Family.PATH, "destination"),
    OTHER(Family.PATH, "other file"),
    GLOB(Family.PATTERN, "file name"),
    EXT(Family.PATTERN, "file ending"),
    NEWEXT(Family.PATTERN, "new ending"),
    TEXT(Family.TEXT, "text"),
    WITH(Family.TEXT, "replacement"),
    MESSAGE(Family.TEXT, "message"),
    SIZE(Family.QUANTITY, "size"),
    COUNT(Family.QUANTITY, "number"),
    TO(Family.QUANTITY, "last number"),
    PORT(Family.QUANTITY, "port"),
    PID(Family.QUANTITY, "process id"),
    MODE(Family.QUANTITY, "mode"),
    AGE(Family.TIME, "age"),
    SINCE(Family.TIME, "time"),
    DURATION(Family.TIME, "duration"),
    DATE(Family.TIME, "date"),
    URL(Family.NET, "URL"),
    HOST(Family.NET, "host"),
    TARGET(Family.NET, "remote path"),
    PROCESS(Family.NAME, "process"),
    USER(Family.NAME, "user"),
    GROUP(Family.NAME, "group"),
    BRANCH(Family.NAME, "branch"),
    REMOTE(Family.NAME, "remote"),
    TAG(Family.NAME, "tag"),
    COMMIT(Family.NAME, "commit"),
    SERVICE(Family.NAME, "service"),
    PACKAGE(Family.NAME, "package"),
    CONTAINER(Family.NAME, "container"),
    IMAGE(Family.NAME, "image"),
    POD(Family.NAME, "pod"),
    DATABASE(Family.NAME, "database"),
    TABLE(Family.NAME, "table"),
    SESSION(Family.NAME, "session"),
    PROGRAM(Family.NAME, "command"),
    VARIABLE(Family.NAME, "variable"),
    ZONE(Family.NAME, "city"),
    NAME(Family.NAME, "name");

    /**
     * How values of a kind are recognised. Values recognised by their form come first, so that they
     * are not available to guesses.
     */
    enum Family {
        TIME,
        QUANTITY,
        NET,
        PATTERN,
        PATH,
        NAME,
        TEXT
    }

    private final Family family;
    private final String noun;

    SlotKind(Family family, String noun) {
        this.family = family;
        this.noun = noun;
    }

    static SlotKind of(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    Family family() {
        return family;
    }

    boolean is(Family other) {
        return family == other;
    }

    /** Returns the kinds of which this is a well-known name: nginx is a service and a package. */
    static Set<SlotKind> knownAs(String name) {
        return WellKnown.KINDS.getOrDefault(name, Set.of());
    }

    /** Read on first use. */
    private static final class WellKnown {
        static final Map<String, Set<SlotKind>> KINDS = new HashMap<>();

        static {
            for (HelperTexts.Field field : HelperTexts.fields("names.txt")) {
                for (String name : field.words()) {
                    KINDS.computeIfAbsent(name, _ -> EnumSet.noneOf(SlotKind.class))
                            .add(of(field.key()));
                }
            }
        }
    }

    /** The word for it in messages. */
    String noun() {
        return noun;
    }
}
