package aish.safety.rules;

import module java.base;

import aish.text.Resource;

/**
 * Lines of a file, found by the programs that they are about: each begins with names, separated by
 * commas. Only where the names are is kept, because thousands of lines are there and few are ever
 * read. They are found in one pass over the bytes, because it is made while the first line is
 * typed.
 */
final class ProgramLines {
    private final byte[] ascii;

    /**
     * Where names start, one more than that, by their hashes; where a place is taken, the next one
     * follows.
     */
    private final int[] places;

    private ProgramLines(byte[] ascii) {
        this.ascii = ascii;
        int[] starts = new int[64];
        int[] hashes = new int[64];
        int count = 0;
        int at = 0;
        while (at < ascii.length) {
            boolean names = ascii[at] != '#' && ascii[at] != '\n';
            while (names) {
                if (count == starts.length) {
                    starts = Arrays.copyOf(starts, 2 * count);
                    hashes = Arrays.copyOf(hashes, 2 * count);
                }
                starts[count] = at;
                // the same as that of the name as a string
                int hash = 0;
                for (; ascii[at] != ',' && ascii[at] != ' '; at++) {
                    hash = 31 * hash + ascii[at];
                }
                hashes[count++] = hash;
                names = ascii[at++] == ',';
            }
            while (ascii[at++] != '\n') {
                // the rest of the line
            }
        }
        places = new int[Integer.highestOneBit(count + 1) * 4];
        for (int i = 0; i < count; i++) {
            int place = first(hashes[i]);
            while (places[place] != 0) {
                place = next(place);
            }
            places[place] = starts[i] + 1;
        }
    }

    /**
     * @param name of a file beside this class, in ASCII, whose lines all end
     */
    static ProgramLines of(String name) {
        return new ProgramLines(Resource.bytes(ProgramLines.class, name));
    }

    /** Returns the lines that name a program, in their order. */
    List<String> about(String program) {
        List<String> lines = new ArrayList<>(1);
        int place = first(program.hashCode());
        for (; places[place] != 0; place = next(place)) {
            int at = places[place] - 1;
            if (nameAt(at).equals(program)) {
                lines.add(lineAround(at));
            }
        }
        return lines;
    }

    Set<String> names() {
        return Arrays.stream(places)
                .filter(at -> at != 0)
                .mapToObj(at -> nameAt(at - 1))
                .collect(Collectors.toSet());
    }

    private String nameAt(int start) {
        int end = start;
        while (ascii[end] != ',' && ascii[end] != ' ') {
            end++;
        }
        return text(start, end);
    }

    private String lineAround(int at) {
        int start = at;
        while (start > 0 && ascii[start - 1] != '\n') {
            start--;
        }
        int end = at;
        while (ascii[end] != '\n') {
            end++;
        }
        return text(start, end);
    }

    private String text(int start, int end) {
        return new String(ascii, start, end - start, StandardCharsets.US_ASCII);
    }

    private int first(int hash) {
        return (hash ^ hash >>> 16) & (places.length - 1);
    }

    private int next(int place) {
        return place + 1 & (places.length - 1);
    }
}
