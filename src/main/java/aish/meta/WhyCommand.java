package aish.meta;

import aish.console.EventSink;
import aish.console.PlainText;
import aish.route.Decision;
import aish.route.Route;
import java.util.Optional;
import java.util.function.Supplier;

/** {@code :why}: explains where the last line went. */
public record WhyCommand(Supplier<Optional<Decision>> last, EventSink events)
        implements MetaCommand, Replies {

    @Override
    public Next run(String arguments) {
        return answer(
                last.get().map(WhyCommand::explain).orElse("No line has been sent anywhere yet."));
    }

    private static String explain(Decision decision) {
        String instead =
                switch (decision.route()) {
                    case Route.Meta _ -> "";
                    case Route.Shell _ -> " `? LINE` asks the model instead; Alt-Enter switches.";
                    case Route.Ask _ -> " `$ LINE` runs it instead; Alt-Enter switches.";
                };
        String target =
                switch (decision.route()) {
                    case Route.Meta _ -> "Handled by aish: ";
                    case Route.Shell _ -> "Sent to the shell: ";
                    case Route.Ask _ -> "Sent to the model: ";
                };
        return target
                + PlainText.oneLine(decision.reason())
                + "."
                + (decision.isExplicit() ? "" : instead);
    }
}
