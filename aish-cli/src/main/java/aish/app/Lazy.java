package aish.app;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * A part that is made when it is first needed, and then kept. Any thread may ask for it. Its type
 * is loaded at once.
 */
final class Lazy<T> implements Supplier<T> {
    private final Supplier<T> maker;
    private @Nullable T made;

    Lazy(Supplier<T> maker) {
        this.maker = maker;
    }

    @Override
    public synchronized T get() {
        T known = made;
        if (known == null) {
            known = maker.get();
            made = known;
        }
        return known;
    }
}
