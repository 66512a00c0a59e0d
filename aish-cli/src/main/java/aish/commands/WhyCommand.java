package aish.commands;

import module java.base;

import aish.event.EventSink;
import aish.route.Dispatch;
import aish.route.Dispatch.Route;
import aish.text.PlainText;

/** {@code :why}: explains where the last line went. */
public record WhyCommand(Supplier<Optional<Dispatch>> last, EventSink events)
        implements MetaCommand, Replies {

    @Override
    public Next run(String arguments) {
        return answer(
                last.get().map(WhyCommand::explain).orElse("You have not entered anything yet."));
    }

    private static String explain(Dispatch decision) {
        String instead = decision.isExplicit() ? "" : " %s instead; Alt-Enter switches.";
        String because = PlainText.oneLine(decision.reason()) + ".";
        return switch (decision.route()) {
            case Route.Meta _ -> "Handled by aish: " + because;
            case Route.Shell _ ->
                    "Sent to the shell: " + because + instead.formatted("`? LINE` asks the model");
            case Route.Ask _ ->
                    "Sent to the model: " + because + instead.formatted("`$ LINE` runs it");
        };
    }
}
