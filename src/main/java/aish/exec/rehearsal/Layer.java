package aish.exec.rehearsal;

import module java.base;

/**
 * A directory of the disk whose changes go to an upper layer of the same number.
 *
 * @param target the directory as the command sees it
 */
record Layer(int number, Path target) {
    /** The attribute of a directory that hides the one below, in the user's namespace. */
    static final String OPAQUE = "overlay.opaque";
}
