package aish.testing;

import module java.base;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives a test an aish that knows one model, {@value #MODEL}, and the server behind it. A {@link
 * TerminalSession} at its prompt, with a new conversation, is shared by the tests of a class until
 * one of them fails; without one, sandbox and server are the test's own.
 */
public final class TalkExtension implements ParameterResolver, AfterEachCallback {
    public static final String MODEL = "stub";

    /** Nobody is to find a server that happens to run on the machine of the test. */
    public static final String ALONE = "[discovery]\nprobe = false\n";

    private static final Namespace NAMESPACE = Namespace.create(TalkExtension.class);

    private record Own(Sandbox sandbox, ModelStub model) implements AutoCloseable {
        static Own make() throws IOException {
            ModelStub model = new ModelStub();
            Sandbox sandbox = new Sandbox();
            sandbox.config(ALONE + model.preset(MODEL));
            return new Own(sandbox, model);
        }

        @Override
        public void close() throws IOException {
            try (sandbox) {
                model.close();
            }
        }
    }

    private record Shared(Own own, TerminalSession session) implements AutoCloseable {
        static Shared start() throws Exception {
            Own own = Own.make();
            TerminalSession session = own.sandbox().start();
            session.waitForPrompt();
            return new Shared(own, session);
        }

        @Override
        public void close() throws IOException {
            try (own) {
                session.close();
            }
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return List.of(TerminalSession.class, Sandbox.class, ModelStub.class)
                .contains(parameter.getParameter().getType());
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        boolean shares =
                List.of(parameter.getDeclaringExecutable().getParameterTypes())
                        .contains(TerminalSession.class);
        Class<?> type = parameter.getParameter().getType();
        if (shares) {
            Shared shared =
                    classStore(context)
                            .computeIfAbsent(
                                    Shared.class, _ -> unchecked(Shared::start), Shared.class);
            return type == TerminalSession.class
                    ? renewed(shared.session())
                    : part(type, shared.own());
        }
        return part(
                type,
                context.getStore(NAMESPACE)
                        .computeIfAbsent(Own.class, _ -> unchecked(Own::make), Own.class));
    }

    private static Object part(Class<?> type, Own own) {
        return type == Sandbox.class ? own.sandbox() : own.model();
    }

    private static TerminalSession renewed(TerminalSession session) {
        session.run(":reset");
        return session.mark();
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
