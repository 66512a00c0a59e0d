package aish.workspace.symbols;

import module java.base;

/**
 * What is known of one file.
 *
 * @param path relative to the project's root, with slashes
 * @param modified when the file was last changed, in nanoseconds since 1970
 * @param used the keys of the names that the file contains
 */
record FileEntry(String path, long modified, long size, List<Symbol> symbols, Set<Integer> used) {
    FileEntry {
        symbols = List.copyOf(symbols);
        used = Set.copyOf(used);
    }

    boolean isOf(long lastModified, long length) {
        return modified == lastModified && size == length;
    }

    /** Returns the keys of the names that it defines, each once. */
    Set<Integer> defined() {
        return symbols.stream()
                .map(each -> UsedNames.key(each.name()))
                .collect(Collectors.toUnmodifiableSet());
    }
}
