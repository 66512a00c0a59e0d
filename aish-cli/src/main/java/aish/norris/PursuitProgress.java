package aish.norris;

/**
 * Where a pursuit stands.
 *
 * @param step the one under way, from 1
 */
record PursuitProgress(int step, int steps) {}
