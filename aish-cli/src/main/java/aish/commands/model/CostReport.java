package aish.commands.model;

import module java.base;

import aish.cost.Booking;
import aish.cost.Budget;
import aish.cost.Ledger;
import aish.cost.Ledger.CostSum;
import aish.cost.Money;
import aish.text.Counted;

/** Formats the reports of {@code :cost}. */
final class CostReport {
    private static final int MOST_REQUESTS = 20;
    private static final int PERCENT = 100;
    private static final int WIDEST = 24;

    private CostReport() {}

    /** Returns the cost of a session in one line. */
    static String glance(CostSum total, Money money) {
        if (total.requests() == 0) {
            return "no requests yet";
        }
        return "%s (%s, %,d tokens sent, %,d received)"
                .formatted(
                        money.shown(total.cost()),
                        Counted.of(total.requests(), "request"),
                        total.prompt(),
                        total.completion());
    }

    static String session(Ledger ledger, Budget budget) {
        StringBuilder text =
                new StringBuilder("This session: ").append(glance(ledger.total(), budget.money()));
        Map<Ledger.Account, CostSum> sums = ledger.sums();
        if (!sums.isEmpty()) {
            Columns table =
                    new Columns(2, WIDEST)
                            .row("model", "purpose", "requests", "sent", "received", "cost");
            sums.forEach(
                    (account, sum) ->
                            row(
                                    table,
                                    sum,
                                    budget.money(),
                                    account.model(),
                                    account.purpose().label()));
            text.append('\n').append(table);
        }
        int guessed = ledger.total().uncounted();
        if (guessed > 0) {
            text.append('\n').append(Counted.of(guessed, "request"));
            text.append(": the server sent no token count, so aish estimated it.");
        }
        String limits = limits(budget);
        text.append('\n')
                .append(Character.toUpperCase(limits.charAt(0)))
                .append(limits, 1, limits.length());
        return text.append('.').toString();
    }

    static String limits(Budget budget) {
        if (budget.warnAt() <= 0 && budget.stopAt() <= 0) {
            return "no spending alert or limit set (cost.warn_at, cost.stop_at)";
        }
        String warn = "alert at " + budget.money().limit(budget.warnAt());
        String stop = "limit at " + budget.money().limit(budget.stopAt());
        return (budget.warnAt() > 0 ? warn : "no alert (cost.warn_at)")
                + ", "
                + (budget.stopAt() > 0 ? stop : "no limit (cost.stop_at)");
    }

    /**
     * @param method how a model's tokens are counted
     */
    static String detail(Ledger ledger, Money money, UnaryOperator<String> method, ZoneId zone) {
        List<Booking> newest = ledger.newest(MOST_REQUESTS);
        if (newest.isEmpty()) {
            return "No requests yet in this session.";
        }
        DateTimeFormatter time = DateTimeFormatter.ofPattern("HH:mm:ss").withZone(zone);
        String head = "time model purpose estimated sent off received cost";
        Columns table = new Columns(3, WIDEST).row(head.split(" "));
        for (Booking booking : newest) {
            table.row(
                    time.format(booking.at()),
                    booking.model(),
                    booking.purpose().label(),
                    count(booking.estimate()),
                    booking.counted() ? count(booking.usage().prompt()) : "-",
                    off(booking),
                    count(booking.usage().completion()),
                    money.shown(booking.cost()));
        }
        StringBuilder text = new StringBuilder(table.toString());
        for (String model : new TreeSet<>(newest.stream().map(Booking::model).toList())) {
            text.append('\n').append(model).append(": tokens are ").append(method.apply(model));
        }
        return text.toString();
    }

    private static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
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
        private final Money money;
        private final Map<String, CostSum> byModel = new TreeMap<>();
        private CostSum day = CostSum.ZERO;
        private CostSum month = CostSum.ZERO;
        private CostSum all = CostSum.ZERO;

        Total(Instant now, ZoneId zone, Money money) {
            this.today = LocalDate.ofInstant(now, zone);
            this.zone = zone;
            this.money = money;
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
                return "All sessions: " + glance(all, money);
            }
            Columns table =
                    new Columns(1, WIDEST)
                            .row("all sessions", "requests", "sent", "received", "cost");
            row(table, day, money, "today");
            row(table, month, money, "last " + MONTH + " days");
            row(table, all, money, "in all");
            byModel.forEach((model, sum) -> row(table, sum, money, "  " + model));
            return table.toString();
        }
    }

    private static void row(Columns table, CostSum sum, Money money, String... names) {
        List<String> cells = new ArrayList<>(List.of(names));
        cells.add(count(sum.requests()));
        cells.add(count(sum.prompt()));
        cells.add(count(sum.completion()));
        cells.add(money.shown(sum.cost()));
        table.row(cells.toArray(String[]::new));
    }
}
