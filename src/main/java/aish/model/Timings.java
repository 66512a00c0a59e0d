package aish.model;

import java.time.Duration;

/** How a llama.cpp server spent its time. */
public record Timings(
        int promptTokens, Duration promptTime, int generatedTokens, Duration generatedTime) {}
