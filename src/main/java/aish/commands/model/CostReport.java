package aish.commands.model;

import module java.base;

import aish.commands.session.SessionText;
import aish.cost.Booking;
import aish.cost.Budget;
import aish.cost.Ledger;
import aish.cost.Ledger.CostSum;
import aish.cost.Money;

/** Formats the reports of {@code :cost}. */
final class CostReport {
    private static final int MOST_REQUESTS = 20;
    private static final int PERCENT = 100;
    private static final int WIDEST = 24;

    private CostReport() {}

    /** Returns the cost of a session in one line. */
    static String glance(CostSum total) {
        if (total.requests() == 0) {
            return "nothing so far";
        }
        return "%s (%s, %d tokens sent, %d received)"
                .formatted(
                        Money.shown(total.cost()),
                        SessionText.counted(total.requests(), "request"),
                        total.prompt(),
                        total.completion());
    }

    static String session(Ledger ledger, Budget budget) {
        StringBuilder text = new StringBuilder("this session: ").append(glance(ledger.total()));
        Map<Ledger.Account, CostSum> sums = ledger.sums();
        if (!sums.isEmpty()) {
            Columns table =
                    new Columns(2, WIDEST)
                            .row("model", "purpose", "requests", "sent", "received", "cost");
            sums.forEach(
                    (account, sum) -> row(table, sum, account.model(), account.purpose().label()));
            text.append('\n').append(table);
        }
        int guessed = ledger.total().uncounted();
        if (guessed > 0) {
            text.append('\n').append(SessionText.counted(guessed, "request"));
            text.append(guessed == 1 ? " was" : " were");
            text.append(" not counted by the server, but by aish");
        }
        return text.append('\n').append(limits(budget)).toString();
    }

    static String limits(Budget budget) {
        return limit("warns at ", budget.warnAt(), "no warning (cost.warn_at)")
                + ", "
                + limit("stops at ", budget.stopAt(), "no limit (cost.stop_at)");
    }

    private static String limit(String does, double at, String none) {
        return at > 0 ? does + Money.limit(at) : none;
    }

    /**
     * @param method how a model's tokens are counted
     */
    static String detail(Ledger ledger, UnaryOperator<String> method, ZoneId zone) {
        List<Booking> newest = ledger.newest(MOST_REQUESTS);
        if (newest.isEmpty()) {
            return "nothing has been asked in this session yet";
        }
        DateTimeFormatter time = DateTimeFormatter.ofPattern("HH:mm:ss").withZone(zone);
        String head = "when model purpose estimate actual off received cost";
        Columns table = new Columns(3, WIDEST).row(head.split(" "));
        for (Booking booking : newest) {
            table.row(
                    time.format(booking.at()),
                    booking.model(),
                    booking.purpose().label(),
                    Integer.toString(booking.estimate()),
                    booking.counted() ? Integer.toString(booking.usage().prompt()) : "-",
                    off(booking),
                    Integer.toString(booking.usage().completion()),
                    Money.shown(booking.cost()));
        }
        StringBuilder text = new StringBuilder(table.toString());
        for (String model : new TreeSet<>(newest.stream().map(Booking::model).toList())) {
            text.append('\n').append(model).append(": tokens are ").append(method.apply(model));
        }
        return text.toString();
    }

    /** Returns how far the estimate was off. */
    private static String off(Booking booking) {
        int actual = booking.usage().prompt();
        if (!booking.counted() || actual == 0) {
            return "-";
        }
        long percent = Math.round((double) PERCENT * (booking.estimate() - actual) / actual);
        return (percent > 0 ? "+" : "") + percent + "%";
    }

    /** Adds up the cost of all sessions. */
    static final class Total {
        private static final int MONTH = 30;

        private final LocalDate today;
        private final ZoneId zone;
        private final Map<String, CostSum> byModel = new TreeMap<>();
        private CostSum day = CostSum.ZERO;
        private CostSum month = CostSum.ZERO;
        private CostSum all = CostSum.ZERO;

        Total(Instant now, ZoneId zone) {
            this.today = LocalDate.ofInstant(now, zone);
            this.zone = zone;
        }

        void add(Booking booking) {
            LocalDate date = LocalDate.ofInstant(booking.at(), zone);
            CostSum one = CostSum.ZERO.plus(booking);
            day = date.equals(today) ? day.plus(one) : day;
            month = date.isAfter(today.minusDays(MONTH)) ? month.plus(one) : month;
            all = all.plus(one);
            byModel.merge(booking.model(), one, CostSum::plus);
        }

        @Override
        public String toString() {
            if (all.requests() == 0) {
                return "all sessions: " + glance(all);
            }
            Columns table =
                    new Columns(1, WIDEST)
                            .row("all sessions", "requests", "sent", "received", "cost");
            row(table, day, "today");
            row(table, month, MONTH + " days");
            row(table, all, "ever");
            byModel.forEach((model, sum) -> row(table, sum, "  " + model));
            return table.toString();
        }
    }

    private static void row(Columns table, CostSum sum, String... names) {
        List<String> cells = new ArrayList<>(List.of(names));
        cells.add(Integer.toString(sum.requests()));
        cells.add(Long.toString(sum.prompt()));
        cells.add(Long.toString(sum.completion()));
        cells.add(Money.shown(sum.cost()));
        table.row(cells.toArray(String[]::new));
    }
}
