package aish.workspace.symbols;

import module java.base;

/** Numbers the names that files define, from 0, by their hashes. */
final class NameTable {
    private final int[] hashes;
    private final int[] numbers;
    private final int mask;
    private int count;

    /**
     * @param most how many names there are at most
     */
    NameTable(int most) {
        int size = Math.max(16, Integer.highestOneBit(Math.max(1, most)) << 2);
        hashes = new int[size];
        numbers = new int[size];
        Arrays.fill(numbers, -1);
        mask = size - 1;
    }

    int count() {
        return count;
    }

    /** Returns the number of a name, which it gets now if it has none. */
    int add(int hash) {
        int slot = slot(hash);
        if (numbers[slot] < 0) {
            hashes[slot] = hash;
            numbers[slot] = count++;
        }
        return numbers[slot];
    }

    /** Returns the number of a name; negative if it has none. */
    int find(int hash) {
        return numbers[slot(hash)];
    }

    private int slot(int hash) {
        int slot = (hash * 0x9e3779b9) >>> 7 & mask;
        while (numbers[slot] >= 0 && hashes[slot] != hash) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }
}
