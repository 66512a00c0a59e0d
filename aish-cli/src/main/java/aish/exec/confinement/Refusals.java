package aish.exec.confinement;

import module java.base;

/** What confined programs wanted and did not get, as far as aish itself refused it. */
public final class Refusals {
    private static final int MOST = 100;

    private final SequencedSet<String> wanted = new LinkedHashSet<>();

    /**
     * @param what such as {@code to connect to example.com}
     */
    synchronized void add(String what) {
        if (wanted.size() < MOST) {
            wanted.add(what);
        }
    }

    /** Returns what was refused since the last call. */
    public synchronized List<String> take() {
        List<String> taken = List.copyOf(wanted);
        wanted.clear();
        return taken;
    }
}
