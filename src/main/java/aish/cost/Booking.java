package aish.cost;

import aish.model.Purpose;
import aish.model.Usage;
import java.time.Instant;

/**
 * What one request took.
 *
 * @param model the preset that answered
 * @param usage as the server counted, or else as aish did
 * @param counted whether the server counted
 * @param estimate how many tokens aish took the request for before it was sent
 * @param cost by the prices of that time
 */
public record Booking(
        Instant at,
        String model,
        Purpose purpose,
        Usage usage,
        boolean counted,
        int estimate,
        double cost) {}
