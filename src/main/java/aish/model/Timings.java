package aish.model;

import java.time.Duration;

/** Where a llama.cpp server's time went. */
public record Timings(
        int promptTokens, Duration promptTime, int generatedTokens, Duration generatedTime) {}
