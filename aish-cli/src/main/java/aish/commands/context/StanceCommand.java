package aish.commands.context;

import aish.chat.TurnLoop;
import aish.commands.Next;
import aish.commands.VerbCommand;
import aish.commands.Verbs;
import aish.context.Stance;
import aish.event.EventSink;

/** {@code :stance}: shows or sets how models are asked to help. */
public record StanceCommand(TurnLoop turns, EventSink events) implements VerbCommand {
    @Override
    public Verbs verbs() {
        Verbs verbs = new Verbs("stance").alone("list the stances", _ -> answer(list()));
        for (Stance stance : Stance.values()) {
            verbs.verb(stance.toString(), stance.summary(), _ -> take(stance));
        }
        return verbs;
    }

    private Next take(Stance stance) {
        turns.setStance(stance);
        return notice("Stance: " + stance + ", " + stance.summary() + ".");
    }

    private String list() {
        StringBuilder text = new StringBuilder();
        for (Stance stance : Stance.values()) {
            String mark = stance == turns.stance() ? "*" : " ";
            text.append("%s %-10s%s\n".formatted(mark, stance, stance.summary()));
        }
        return text.toString().stripTrailing();
    }
}
