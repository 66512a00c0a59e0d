package aish.model.offline;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Computes a value on first use. Computed twice if two threads ask for it first at the same time.
 */
final class Lazy<T> implements Supplier<T> {
    private final Supplier<T> maker;
    private volatile @Nullable T made;

    Lazy(Supplier<T> maker) {
        this.maker = maker;
    }

    @Override
    public T get() {
        T known = made;
        if (known == null) {
            known = maker.get();
            made = known;
        }
        return known;
    }
}
