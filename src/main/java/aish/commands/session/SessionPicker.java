package aish.commands.session;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.session.SessionStore;
import aish.session.SessionSummary;
import aish.text.PlainText;

/** Finds the session that the user means; if there are several, the user chooses. */
public record SessionPicker(
        SessionStore store, Operator operator, InstantSource clock, EventSink screen) {
    /** As many as fit on a screen. */
    private static final int MOST = 20;

    private record Numbered(String name, String key, String word, String label)
            implements Operator.Choice {
        private static final Numbered NONE = of(0);

        static Numbered of(int number) {
            String digits = Integer.toString(number);
            return new Numbered(digits, digits, digits, digits);
        }

        @Override
        public boolean isListed() {
            return false;
        }
    }

    /**
     * @param text an id or its start, a name, or a word; empty for any session
     * @return empty if there is none or none was chosen, which has been reported
     */
    public Optional<String> pick(String text) throws IOException {
        if (store.has(text)) {
            return Optional.of(text);
        }
        List<SessionSummary> found = store.find(text);
        if (found.isEmpty()) {
            String wanted = text.isBlank() ? "" : " that matches " + PlainText.oneLine(text);
            return refuse("there is no session" + wanted);
        }
        if (found.size() == 1 && !text.isBlank()) {
            return Optional.of(found.getFirst().id());
        }
        if (!operator.isAttended()) {
            return refuse(
                    text.isBlank()
                            ? "--resume needs the id or the name of a session"
                            : "several sessions match " + PlainText.oneLine(text));
        }
        return choose(found);
    }

    private Optional<String> refuse(String problem) {
        String list = operator.isAttended() ? ":sessions" : "aish sessions";
        screen.emit(new Event.Problem(problem + "; " + list + " lists them"));
        return Optional.empty();
    }

    private Optional<String> choose(List<SessionSummary> found) {
        List<SessionSummary> shown = found.subList(0, Math.min(MOST, found.size()));
        List<Numbered> choices = new ArrayList<>();
        StringBuilder list = new StringBuilder();
        for (SessionSummary session : shown) {
            choices.add(Numbered.of(choices.size() + 1));
            list.append(String.format(Locale.ROOT, "%2d  ", choices.size()));
            list.append(SessionText.row(session, clock.instant())).append('\n');
        }
        if (found.size() > MOST) {
            list.append("… and ").append(found.size() - MOST).append(" older ones\n");
        }
        screen.emit(new Event.Answer(list.toString().stripTrailing()));
        String question =
                "Resume which session? Type its number (1 to %d), or Enter for none."
                        .formatted(choices.size());
        Optional<Numbered> number =
                operator.choose(question, choices, Numbered.NONE)
                        .filter(chosen -> !chosen.equals(Numbered.NONE));
        if (number.isEmpty()) {
            screen.emit(new Event.Notice("no session chosen"));
        }
        return number.map(chosen -> shown.get(choices.indexOf(chosen)).id());
    }

    /** Asks whether to change to the session's directory; if it no longer exists, says so. */
    public boolean goesTo(Path there, Path here) {
        if (there.equals(here)) {
            return false;
        }
        String shown = PlainText.oneLine(there.toString());
        if (!Files.isDirectory(there)) {
            screen.emit(new Event.Notice("the session was in " + shown + ", which is gone"));
            return false;
        }
        return operator.agrees("This session was in " + shown + ". Change to it?");
    }
}
