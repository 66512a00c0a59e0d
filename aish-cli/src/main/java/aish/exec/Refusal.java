package aish.exec;

import module java.base;

import aish.safety.permissions.StatedLimits;

/**
 * What limits kept a command from.
 *
 * @param wanted in words that follow "it wanted"
 * @param missing what the limits would have to allow as well; empty if that cannot be stated
 */
public record Refusal(String wanted, Optional<StatedLimits> missing) {}
