package aish.testing;

import module java.base;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;

/**
 * Gives a test an aish that knows one model, {@value #MODEL}, and the server behind it. A {@link
 * TerminalSession} that tests share begins each of them with a new conversation.
 */
public final class TalkExtension extends TerminalExtension {
    public static final String MODEL = "stub";

    /** Nobody is to find a server that happens to run on the machine of the test. */
    public static final String ALONE = "[discovery]\nprobe = false\n";

    /** The settings of such an aish, and more of them. */
    public static String settings(ModelStub model, String more) {
        return ALONE + model.preset(MODEL) + more;
    }

    @Override
    Place furnished(Sandbox sandbox) throws IOException {
        ModelStub model = new ModelStub();
        sandbox.config(settings(model, ""));
        return new Place(sandbox, Optional.of(model));
    }

    @Override
    TerminalSession renewed(TerminalSession session) {
        session.run(":reset");
        return session.mark();
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == ModelStub.class
                || super.supportsParameter(parameter, context);
    }
}
