package aish.commands.session;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.Operator;
import aish.session.SessionStore;
import aish.session.SessionSummary;
import aish.text.HomePath;
import aish.text.PlainText;

/** Finds the session that the user means; if there are several, the user chooses. */
public record SessionPicker(
        SessionStore store, Path home, Operator operator, InstantSource clock, EventSink screen) {
    /** As many as fit on a screen. */
    private static final int MOST = 10;

    /** The place of a session in the list, which is typed to choose it. */
    private record Place(String name, String key, String word, String label)
            implements Operator.Choice {
        static Place of(int number) {
            String digits = Integer.toString(number);
            return new Place(digits, digits, digits, digits);
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
            return refuse(
                    text.isBlank()
                            ? "No recorded sessions yet."
                            : "No session matches \"" + PlainText.oneLine(text) + "\"." + lists());
        }
        if (found.size() == 1 && !text.isBlank()) {
            return Optional.of(found.getFirst().id());
        }
        if (!operator.isAttended()) {
            return refuse(
                    text.isBlank()
                            ? "--resume needs the id or the name of a session." + lists()
                            : "Several sessions match \""
                                    + PlainText.oneLine(text)
                                    + "\"."
                                    + lists());
        }
        return choose(found);
    }

    private String lists() {
        return operator.isAttended() ? " :sessions lists them." : " aish sessions lists them.";
    }

    private Optional<String> refuse(String problem) {
        screen.emit(new Event.Problem(problem));
        return Optional.empty();
    }

    private Optional<String> choose(List<SessionSummary> found) {
        List<SessionSummary> shown = found.subList(0, Math.min(MOST, found.size()));
        List<Place> places = new ArrayList<>();
        StringBuilder list = new StringBuilder();
        for (SessionSummary session : shown) {
            places.add(Place.of(places.size() + 1));
            String entry = SessionText.entry(session, home, clock.instant());
            list.append(String.format(Locale.ROOT, "%2d  ", places.size()));
            list.append(entry.replace("\n", "\n    ")).append('\n');
        }
        String more = found.size() > MOST ? "… and " + (found.size() - MOST) + " older" : "";
        screen.emit(new Event.Answer((list + more).stripTrailing()));
        String question =
                "Resume which session? Type its number (1 to %d), or Enter for none."
                        .formatted(shown.size());
        Optional<Place> chosen =
                operator.choose(question, places, Place.of(0)).filter(places::contains);
        if (chosen.isEmpty()) {
            screen.emit(new Event.Notice("No session chosen."));
            return Optional.empty();
        }
        return Optional.of(shown.get(places.indexOf(chosen.get())).id());
    }

    /** Asks whether to change to the session's directory; if it no longer exists, says so. */
    public boolean goesTo(Path there, Path here) {
        if (there.equals(here)) {
            return false;
        }
        String shown = PlainText.oneLine(HomePath.shorten(there.toString(), home));
        if (!Files.isDirectory(there)) {
            screen.emit(
                    new Event.Notice("This session was in " + shown + ", which no longer exists."));
            return false;
        }
        return operator.agrees("This session was in " + shown + ". Change to it?");
    }
}
