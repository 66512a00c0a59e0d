package aish.offline;

import module java.base;

import aish.process.Cancellation;

/** Values for gaps, and a machine that has what a test says. */
final class Samples {
    private Samples() {}

    /** What a person might write for a gap of that kind. */
    static String said(SlotKind kind) {
        return switch (kind) {
            case FILE -> "notes.txt";
            case OTHER -> "draft.txt";
            case DIR -> "src/main";
            case DEST -> "/srv/target";
            case ARCHIVE -> "backup.tar.gz";
            case GLOB -> "*.log";
            case EXT -> ".csv";
            case NEWEXT -> ".tsv";
            case TEXT -> "'it is'";
            case WITH -> "'it was'";
            case MESSAGE -> "\"say why\"";
            case SIZE -> "100 MB";
            case COUNT -> "7";
            case TO -> "12";
            case PORT -> "8080";
            case PID -> "4242";
            case MODE -> "755";
            case AGE -> "in the last 3 days";
            case SINCE -> "2 hours ago";
            case DURATION -> "10 seconds";
            case DATE -> "2026-03-01";
            case URL -> "https://example.org/a?b=c";
            case HOST -> "db1.example.org";
            case TARGET -> "db1.example.org:/srv/in";
            case PROCESS -> "firefoxx";
            case USER -> "alicia";
            case GROUP -> "wheelers";
            case BRANCH -> "feature-x";
            case REMOTE -> "mirrorx";
            case TAG -> "v1x";
            case COMMIT -> "3f2a91c";
            case SERVICE -> "nginx";
            case PACKAGE -> "htopp";
            case CONTAINER -> "webby";
            case IMAGE -> "alpino";
            case POD -> "podling";
            case DATABASE -> "shopdb";
            case TABLE -> "customerz";
            case SESSION -> "worky";
            case PROGRAM -> "frobnix";
            case VARIABLE -> "EDITORX";
            case ZONE -> "Tokyo";
            case NAME -> "bobbin";
        };
    }

    static Map<SlotKind, SlotValue> values() {
        Map<SlotKind, SlotValue> values = new EnumMap<>(SlotKind.class);
        for (SlotKind kind : SlotKind.values()) {
            values.put(kind, SlotValue.word(said(kind).replaceAll("^['\"]|['\"]$", "")));
        }
        values.put(SlotKind.AGE, SlotValue.expression("-mtime -3", "in the last 3 days"));
        values.put(SlotKind.SIZE, SlotValue.word("100M"));
        values.put(SlotKind.EXT, SlotValue.word("csv"));
        values.put(SlotKind.NEWEXT, SlotValue.word("tsv"));
        values.put(SlotKind.DURATION, SlotValue.word("10s"));
        return values;
    }

    /** A phrase of the book as a person would say it. */
    static String question(Recipe recipe, Template task) {
        StringBuilder question = new StringBuilder();
        for (Template.Part part : task.flat()) {
            switch (part) {
                case Template.Literal(String text) -> question.append(text);
                case Template.Option _ -> {}
                case Template.Slot slot -> question.append(said(slot.kind(), recipe));
            }
        }
        return question.toString();
    }

    private static String said(SlotKind kind, Recipe recipe) {
        boolean file = kind == SlotKind.FILE || kind == SlotKind.ARCHIVE;
        return file && !recipe.endings().isEmpty()
                ? "stuff" + recipe.endings().getFirst()
                : said(kind);
    }

    /** A manual without pages. */
    static ManualPages noManual() {
        return new ManualPages() {
            @Override
            public List<Page> search(List<String> keywords, Cancellation cancellation) {
                return List.of();
            }

            @Override
            public Optional<Page> about(String name, Cancellation cancellation) {
                return Optional.empty();
            }
        };
    }

    /** A machine with these programs and no others. */
    static Machine machine(String... programs) {
        Set<String> names = Set.of(programs);
        return new Machine() {
            @Override
            public boolean has(String program) {
                return names.contains(program);
            }

            @Override
            public Set<String> programs() {
                return names;
            }
        };
    }
}
