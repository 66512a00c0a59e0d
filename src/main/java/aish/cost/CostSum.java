package aish.cost;

/**
 * The sum of several bookings.
 *
 * @param uncounted how many of the requests no server counted
 */
public record CostSum(
        int requests, long prompt, long completion, long cached, double cost, int uncounted) {
    public static final CostSum ZERO = new CostSum(0, 0, 0, 0, 0, 0);

    public CostSum plus(Booking booking) {
        return plus(
                new CostSum(
                        1,
                        booking.usage().prompt(),
                        booking.usage().completion(),
                        booking.usage().cached(),
                        booking.cost(),
                        booking.counted() ? 0 : 1));
    }

    public CostSum plus(CostSum other) {
        return new CostSum(
                requests + other.requests,
                prompt + other.prompt,
                completion + other.completion,
                cached + other.cached,
                cost + other.cost,
                uncounted + other.uncounted);
    }

    /** Tokens sent and received. */
    public long tokens() {
        return prompt + completion;
    }
}
