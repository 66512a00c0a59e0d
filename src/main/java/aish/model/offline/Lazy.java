package aish.model.offline;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes a value when it is first wanted. Made twice if two threads want it first at once. */
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
