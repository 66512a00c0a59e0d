package aish.cost;

import module java.base;

import aish.model.ModelRequest.Purpose;
import aish.model.Reply.Usage;

/**
 * The cost of one request.
 *
 * @param model the preset that answered
 * @param usage as counted by the server, otherwise by aish
 * @param counted whether the server counted
 * @param estimate the estimated tokens of the request before it was sent
 * @param cost as told by the server, otherwise by the prices at that time
 */
public record Booking(
        Instant at,
        String model,
        Purpose purpose,
        Usage usage,
        boolean counted,
        int estimate,
        double cost) {}
