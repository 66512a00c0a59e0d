package aish.norris;

import aish.model.Reply;
import aish.model.Usage;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleBiFunction;

/** What a pursuit has used so far, as far as servers tell. */
public final class Spending {
    /** What tokens were used for. */
    public enum Purpose {
        NORRIS,
        PREPLAN,
        PROBE;

        /** As it is booked. */
        public String label() {
            return switch (this) {
                case NORRIS -> "norris";
                case PREPLAN -> "norris-preplan";
                case PROBE -> "probe";
            };
        }
    }

    private final ToDoubleBiFunction<String, Usage> price;
    private final Map<Purpose, Long> tokens = new EnumMap<>(Purpose.class);
    private double cost;

    /**
     * @param price what a preset asks for
     */
    public Spending(ToDoubleBiFunction<String, Usage> price) {
        this.price = price;
    }

    void book(Purpose purpose, String model, Reply reply) {
        reply.usage()
                .ifPresent(
                        usage -> {
                            tokens.merge(
                                    purpose, (long) usage.prompt() + usage.completion(), Long::sum);
                            cost += price.applyAsDouble(model, usage);
                        });
    }

    long tokens() {
        return tokens.values().stream().mapToLong(Long::longValue).sum();
    }

    double cost() {
        return cost;
    }

    /** In a few words; empty if no server told anything. */
    String describe() {
        if (tokens.isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        tokens.forEach(
                (purpose, count) ->
                        text.append(text.isEmpty() ? "" : ", ")
                                .append(count)
                                .append(" tokens ")
                                .append(purpose.label()));
        return cost > 0 ? text + ", cost " + shown(cost) : text.toString();
    }

    static String shown(double cost) {
        return String.format(Locale.ROOT, "%.4f", cost);
    }
}
