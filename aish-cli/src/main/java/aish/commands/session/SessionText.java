package aish.commands.session;

import module java.base;

import aish.chat.SessionResumer;
import aish.context.Conversation;
import aish.session.SessionState;
import aish.session.SessionSummary;
import aish.text.Counted;
import aish.text.HomePath;

/** Describes sessions in a few words. */
public final class SessionText {
    static final int LONGEST = 72;

    private static final int EXCHANGES = 3;
    private static final int HOURS_OF_DAYS = 48;
    private static final int DAYS_OF_MONTHS = 60;

    private SessionText() {}

    /** Returns how long ago something was. */
    public static String ago(Instant then, Instant now) {
        Duration age = Duration.between(then, now);
        if (age.toSeconds() < 60) {
            return "just now";
        }
        if (age.toMinutes() < 60) {
            return age.toMinutes() + " min ago";
        }
        if (age.toHours() < HOURS_OF_DAYS) {
            return Counted.of(age.toHours(), "hour") + " ago";
        }
        return age.toDays() < DAYS_OF_MONTHS
                ? age.toDays() + " days ago"
                : age.toDays() / 30 + " months ago";
    }

    /** Describes a session in one line. */
    public static String row(SessionSummary session, Instant now) {
        return "%s  %-13s  %s  %s%s  (%s)"
                .formatted(
                        session.id(),
                        ago(session.last(), now),
                        content(session),
                        name(session),
                        firstLine(session.title()),
                        session.directory());
    }

    /** Describes a session in two lines, the second indented. */
    static String entry(SessionSummary session, Path home, Instant now) {
        return "%s  %-13s  %s%s\n%s%s, in %s"
                .formatted(
                        session.id(),
                        ago(session.last(), now),
                        name(session),
                        firstLine(session.title()),
                        " ".repeat(session.id().length() + 2),
                        content(session),
                        HomePath.shorten(session.directory().toString(), home));
    }

    private static String name(SessionSummary session) {
        return session.name().isEmpty() ? "" : "[" + firstLine(session.name()) + "]  ";
    }

    private static String content(SessionSummary session) {
        return Counted.of(session.questions(), "question")
                + ", "
                + Counted.of(session.commands(), "command");
    }

    /** Returns what the user sees of a resumed session. */
    public static String resumed(SessionResumer.Resumed resumed, Instant now) {
        SessionState state = resumed.state();
        List<Conversation.Exchange> exchanges = resumed.exchanges();
        StringBuilder text = new StringBuilder("session ").append(state.id());
        if (!state.name().isEmpty()) {
            text.append(" [").append(firstLine(state.name())).append(']');
        }
        text.append(" · ").append(ago(state.last(), now));
        text.append(" · ").append(Counted.of(exchanges.size(), "exchange"));
        text.append(" · ").append(state.model());
        if (state.lastOutput() > 0) {
            text.append(" · out-").append(state.lastOutput());
        }
        int first = Math.max(0, exchanges.size() - EXCHANGES);
        for (Conversation.Exchange exchange : exchanges.subList(first, exchanges.size())) {
            text.append("\n  you    ").append(firstLine(exchange.question().question()));
            text.append("\n  model  ").append(firstLine(exchange.answer().text()));
            text.append(exchange.answer().interrupted() ? "  (interrupted)" : "");
        }
        if (!resumed.unsent().isEmpty()) {
            text.append("\n  last ran: ");
            text.append(firstLine(resumed.unsent().getLast().command()));
        }
        remarks(resumed).forEach(remark -> text.append("\n  ").append(remark));
        return text.toString();
    }

    private static List<String> remarks(SessionResumer.Resumed resumed) {
        List<String> remarks = new ArrayList<>(resumed.state().remarks());
        resumed.original()
                .ifPresent(id -> remarks.add(id + " is open in another aish, so this is a copy."));
        resumed.missingModel()
                .ifPresent(model -> remarks.add("The model " + model + " no longer exists."));
        return remarks;
    }

    static String firstLine(String text) {
        String line = text.strip().lines().findFirst().orElse("");
        boolean whole = line.length() == text.strip().length() && line.length() <= LONGEST;
        return whole ? line : line.substring(0, Math.min(line.length(), LONGEST)) + "…";
    }
}
