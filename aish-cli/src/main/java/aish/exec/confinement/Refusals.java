package aish.exec.confinement;

import module java.base;

/** What confined programs wanted and did not get, as far as aish itself refused it. */
final class Refusals {
    private static final int MOST = 100;

    private volatile Runnable whenRefused = () -> {};

    private final SequencedSet<Wanted> wanted = new LinkedHashSet<>();

    void add(Wanted what) {
        boolean first;
        synchronized (this) {
            first = wanted.isEmpty();
            if (wanted.size() < MOST) {
                wanted.add(what);
            }
        }
        if (first) {
            whenRefused.run();
        }
    }

    /**
     * @param action what happens at the next refusal, and must not block
     */
    void whenRefused(Runnable action) {
        whenRefused = action;
    }

    /** Returns what was refused since the last call. */
    synchronized List<Wanted> take() {
        List<Wanted> taken = List.copyOf(wanted);
        wanted.clear();
        return taken;
    }
}
