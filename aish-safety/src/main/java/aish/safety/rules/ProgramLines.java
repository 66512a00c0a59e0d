package aish.safety.rules;

import module java.base;

import aish.text.Resource;

/**
 * Lines of a file, found by the programs that they are about: each begins with names, separated by
 * commas. Only where the names are is kept, because thousands of lines are there and few are ever
 * read.
 */
final class ProgramLines {
    private final String text;

    /**
     * Where names start, one more than that, by their hashes; where a place is taken, the next one
     * follows.
     */
    private final int[] places;

    ProgramLines(String text) {
        this.text = text;
        int[] names = new int[64];
        int count = 0;
        int next;
        for (int line = 0; line < text.length(); line = next) {
            next = text.indexOf('\n', line) + 1;
            if (text.charAt(line) == '#' || text.charAt(line) == '\n') {
                continue;
            }
            int end;
            for (int at = line; at == line || text.charAt(at - 1) == ','; at = end + 1) {
                end = endOf(at);
                names = count == names.length ? Arrays.copyOf(names, 2 * count) : names;
                names[count++] = at;
            }
        }
        places = new int[Integer.highestOneBit(count + 1) * 4];
        for (int i = 0; i < count; i++) {
            int place = first(hash(names[i]));
            while (places[place] != 0) {
                place = next(place);
            }
            places[place] = names[i] + 1;
        }
    }

    /**
     * @param name of a file beside this class, whose lines all end
     */
    static ProgramLines of(String name) {
        return new ProgramLines(Resource.text(ProgramLines.class, name));
    }

    /** Returns the lines that name a program, in their order. */
    List<String> about(String program) {
        List<String> lines = new ArrayList<>(1);
        int place = first(program.hashCode());
        for (; places[place] != 0; place = next(place)) {
            int at = places[place] - 1;
            if (text.startsWith(program, at) && endOf(at) == at + program.length()) {
                lines.add(text.substring(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at)));
            }
        }
        return lines;
    }

    Set<String> names() {
        return Arrays.stream(places)
                .filter(at -> at != 0)
                .mapToObj(at -> text.substring(at - 1, endOf(at - 1)))
                .collect(Collectors.toSet());
    }

    private int endOf(int start) {
        int end = start;
        while (text.charAt(end) != ',' && text.charAt(end) != ' ') {
            end++;
        }
        return end;
    }

    /** The same as that of the name as a string. */
    private int hash(int start) {
        int hash = 0;
        int end = endOf(start);
        for (int i = start; i < end; i++) {
            hash = 31 * hash + text.charAt(i);
        }
        return hash;
    }

    private int first(int hash) {
        return (hash ^ hash >>> 16) & (places.length - 1);
    }

    private int next(int place) {
        return place + 1 & (places.length - 1);
    }
}
