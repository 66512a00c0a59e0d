package aish.approval;

import module java.base;

import aish.event.Choices;
import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
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
                                                        breach.held()
                                                                .map(StatedLimits::words)
                                                                .orElse(""),
                                                        offer(wider))));
        show.run();
        if (!operator.isAttended()) {
            return unattended.apply(wanted);
        }
        return Decision.ask(
                operator,
                show,
                breach.id(),
                new Choices<>(List.of(Choice.values()), Choice.NO)
                        .without(wider.isEmpty(), Choice.WIDEN),
                "dropped",
                choice -> Optional.of(chosen(choice, breach, wanted)));
    }

    private Decision chosen(Choice choice, Action.Breach breach, String wanted) {
        if (choice == Choice.NO) {
            return new Decision.Skip(wanted);
        }
        if (choice == Choice.WIDEN) {
            breach.wider().ifPresent(limits -> widen(breach, limits));
        }
        return new Decision.Run(breach.text(), Decision.Consent.USER);
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
