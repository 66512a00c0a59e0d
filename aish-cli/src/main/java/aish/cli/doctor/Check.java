package aish.cli.doctor;

import module java.base;

/** Checks one thing. */
interface Check {
    List<Remark> findings() throws InterruptedException;
}
