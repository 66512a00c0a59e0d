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
public final class TerminalExtension implements ParameterResolver, AfterEachCallback {
    private static final Namespace NAMESPACE = Namespace.create(TerminalExtension.class);

    /** A sandbox with one aish in it. */
    private record Shared(Sandbox sandbox, TerminalSession session) implements AutoCloseable {
        static Shared start(ExtensionContext context) throws Exception {
            Sandbox sandbox = newSandbox(context);
            TerminalSession session = sandbox.start();
            session.waitForPrompt();
            return new Shared(sandbox, session);
        }

        @Override
        public void close() throws IOException {
            try (sandbox) {
                session.close();
            }
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == TerminalSession.class || type == Sandbox.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        boolean shares =
                Arrays.asList(parameter.getDeclaringExecutable().getParameterTypes())
                        .contains(TerminalSession.class);
        if (!shares) {
            return context.getStore(NAMESPACE)
                    .computeIfAbsent(
                            Sandbox.class,
                            _ -> unchecked(() -> newSandbox(context)),
                            Sandbox.class);
        }
        Shared shared =
                classStore(context)
                        .computeIfAbsent(
                                Shared.class,
                                _ -> unchecked(() -> Shared.start(context)),
                                Shared.class);
        return parameter.getParameter().getType() == Sandbox.class
                ? shared.sandbox()
                : shared.session().mark();
    }

    private static Sandbox newSandbox(ExtensionContext context) throws IOException {
        boolean isZsh = context.getRequiredTestClass().isAnnotationPresent(InZsh.class);
        return isZsh ? Sandbox.withZsh() : new Sandbox();
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

    private static Store classStore(ExtensionContext test) {
        return test.getParent().orElseThrow().getStore(NAMESPACE);
    }

    private interface Making<T> {
        T make() throws Exception;
    }

    private static <T> T unchecked(Making<T> making) {
        try {
            return making.make();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
