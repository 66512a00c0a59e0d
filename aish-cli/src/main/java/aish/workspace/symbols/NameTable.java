package aish.workspace.symbols;

import module java.base;

/** Numbers the names that files define, from 0, by their keys. */
final class NameTable {
    /** A key and its number plus one, side by side, because each look misses the cache; or 0. */
    private final long[] slots;

    private final int mask;
    private int count;

    /**
     * @param most how many names there are at most
     */
    NameTable(int most) {
        int size = Math.max(16, Integer.highestOneBit(Math.max(1, most)) << 2);
        slots = new long[size];
        mask = size - 1;
    }

    int count() {
        return count;
    }

    /** Returns the number of a name, which it gets now if it has none. */
    int add(int key) {
        int slot = slot(key);
        if (slots[slot] == 0) {
            slots[slot] = (long) key << 32 | ++count;
        }
        return (int) slots[slot] - 1;
    }

    /** Returns the number of a name; negative if it has none. */
    int find(int key) {
        return (int) slots[slot(key)] - 1;
    }

    private int slot(int key) {
        int slot = (key * 0x9e3779b9) >>> 7 & mask;
        while (slots[slot] != 0 && (int) (slots[slot] >> 32) != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }
}
