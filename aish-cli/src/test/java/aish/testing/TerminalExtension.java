package aish.testing;

import module java.base;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives a test what it asks for: a {@link TerminalSession} at its prompt, which the tests of a
 * class share until one of them fails, with its {@link Sandbox}; or only a sandbox of its own.
 */
public class TerminalExtension implements ParameterResolver, AfterEachCallback {
    /** A sandbox, and the server of the model that it knows. */
    record Place(Sandbox sandbox, Optional<ModelStub> model) implements AutoCloseable {
        Object part(Class<?> type) {
            return type == Sandbox.class ? sandbox : model.orElseThrow();
        }

        @Override
        public void close() throws IOException {
            try (sandbox) {
                model.ifPresent(ModelStub::close);
            }
        }
    }

    /** A place with one aish in it. */
    private record Shared(Place place, TerminalSession session) implements AutoCloseable {
        @Override
        public void close() throws IOException {
            try (place) {
                session.close();
            }
        }
    }

    private interface Making<T> {
        T make() throws Exception;
    }

    private final Namespace namespace = Namespace.create(getClass());

    /** Prepares a new sandbox. */
    Place furnished(Sandbox sandbox) throws IOException {
        return new Place(sandbox, Optional.empty());
    }

    /** Makes the next test forget what the last one did. */
    TerminalSession renewed(TerminalSession session) {
        return session.mark();
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == TerminalSession.class || type == Sandbox.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        boolean shares =
                List.of(parameter.getDeclaringExecutable().getParameterTypes())
                        .contains(TerminalSession.class);
        Class<?> type = parameter.getParameter().getType();
        if (!shares) {
            return kept(context.getStore(namespace), Place.class, () -> place(context)).part(type);
        }
        Shared shared = kept(classStore(context), Shared.class, () -> shared(context));
        return type == TerminalSession.class
                ? renewed(shared.session())
                : shared.place().part(type);
    }

    private Place place(ExtensionContext context) throws Exception {
        Class<?> test = context.getRequiredTestClass();
        return furnished(
                test.isAnnotationPresent(OnHost.class)
                        ? Sandbox.onHost()
                        : test.isAnnotationPresent(InZsh.class)
                                ? Sandbox.withZsh()
                                : new Sandbox());
    }

    private Shared shared(ExtensionContext context) throws Exception {
        Place place = place(context);
        return new Shared(place, place.sandbox().open());
    }

    /** Whatever a failed test left behind must not fail the next. */
    @Override
    public void afterEach(ExtensionContext context) throws Exception {
        if (context.getExecutionException().isPresent()) {
            Shared shared = classStore(context).remove(Shared.class, Shared.class);
            if (shared != null) {
                shared.close();
            }
        }
    }

    private Store classStore(ExtensionContext test) {
        return test.getParent().orElseThrow().getStore(namespace);
    }

    private static <T> T kept(Store store, Class<T> type, Making<T> making) {
        return store.computeIfAbsent(type, _ -> unchecked(making), type);
    }

    private static <T> T unchecked(Making<T> making) {
        try {
            return making.make();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
