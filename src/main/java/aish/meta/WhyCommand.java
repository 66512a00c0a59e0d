package aish.meta;

import aish.console.Event;
import aish.console.EventSink;
import aish.console.PlainText;
import aish.route.Decision;
import aish.route.Route;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** {@code :why}: explains where the last line went. */
public final class WhyCommand implements MetaCommand {
    private static final Manual MANUAL =
            new Manual("why", List.of(), "why", "why the last line went where it went", "routing");

    private final Supplier<Optional<Decision>> last;
    private final EventSink events;

    public WhyCommand(Supplier<Optional<Decision>> last, EventSink events) {
        this.last = last;
        this.events = events;
    }

    @Override
    public Manual manual() {
        return MANUAL;
    }

    @Override
    public Next run(String arguments) {
        events.emit(
                new Event.Answer(
                        last.get()
                                .map(WhyCommand::explain)
                                .orElse("No line has been sent anywhere yet.")));
        return Next.PROMPT;
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
