package aish.cost;

/**
 * Several bookings together.
 *
 * @param guessed how many of the requests no server counted
 */
public record Sum(
        int requests, long prompt, long completion, long cached, double cost, int guessed) {
    public static final Sum ZERO = new Sum(0, 0, 0, 0, 0, 0);

    public Sum plus(Booking booking) {
        return plus(
                new Sum(
                        1,
                        booking.usage().prompt(),
                        booking.usage().completion(),
                        booking.usage().cached(),
                        booking.cost(),
                        booking.counted() ? 0 : 1));
    }

    public Sum plus(Sum other) {
        return new Sum(
                requests + other.requests,
                prompt + other.prompt,
                completion + other.completion,
                cached + other.cached,
                cost + other.cost,
                guessed + other.guessed);
    }

    /** Sent and received. */
    public long tokens() {
        return prompt + completion;
    }
}
