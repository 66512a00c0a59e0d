package aish.patch;

/** What the user may explicitly allow when a patch is applied. */
public enum Allowance {
    /** Hunks that are further away than 3 lines, or differ a little from the file. */
    FUZZ,
    /** Files outside the root, in {@code .git}, or behind symbolic links. */
    ANYWHERE
}
