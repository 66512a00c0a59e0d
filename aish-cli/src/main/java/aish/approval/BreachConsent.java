package aish.approval;

import module java.base;

import aish.event.Choices;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.event.Operator.Answer;
import aish.exec.PermissionRules;
import aish.safety.permissions.StatedLimits;

/** Asks about a command that wanted more than its contract allows. */
public record BreachConsent(Operator operator, PermissionRules permissions, EventSink events) {
    private enum Choice implements Operator.Choice {
        /** It runs again, with what it wanted. */
        ONCE,
        /** So it does from now on. */
        WIDEN,
        NO
    }

    /**
     * @param unattended what happens if there is no user
     */
    public Decision decide(Action.Breach breach, Function<String, Decision> unattended) {
        String wanted = "it wanted " + breach.refusal().wanted();
        Optional<StatedLimits> wider = breach.wider();
        Runnable show =
                () ->
                        events.emit(
                                new Event.Notice(
                                        "Stopped: %s\n  %s. Its contract: it %s.\n  %s"
                                                .formatted(
                                                        breach.text().strip(),
                                                        wanted,
                                                        held(breach),
                                                        offer(wider))));
        show.run();
        if (!operator.isAttended()) {
            return unattended.apply(wanted);
        }
        List<Choice> choices = new ArrayList<>(List.of(Choice.values()));
        if (wider.isEmpty()) {
            choices.remove(Choice.WIDEN);
        }
        return switch (operator.ask(show, breach.id(), new Choices<>(choices, Choice.NO))) {
            case Answer.Dropped<Choice> _ -> new Decision.Abort("dropped");
            case Answer.Reply<Choice>(String words) -> new Decision.Reply(words);
            case Answer.Chosen<Choice>(Choice choice) ->
                    switch (choice) {
                        case NO -> new Decision.Skip(wanted);
                        case ONCE -> run(breach);
                        case WIDEN -> {
                            wider.ifPresent(limits -> widen(breach, limits));
                            yield run(breach);
                        }
                    };
        };
    }

    private static Decision run(Action.Breach breach) {
        return new Decision.Run(breach.text(), Decision.Consent.USER);
    }

    private static String held(Action.Breach breach) {
        return breach.assessment().permission().limits().map(StatedLimits::words).orElse("");
    }

    private static String offer(Optional<StatedLimits> wider) {
        return wider.map(
                        limits ->
                                "once runs it again while it %s; widen does so from now on"
                                        .formatted(limits.words()))
                .orElse("once runs it again without the contract");
    }

    private void widen(Action.Breach breach, StatedLimits wider) {
        try {
            permissions
                    .widen(breach.assessment().calls(), wider)
                    .forEach(rule -> events.emit(new Event.Notice("From now on: " + rule)));
        } catch (IOException e) {
            events.emit(new Event.Problem(String.valueOf(e.getMessage())));
        }
    }
}
