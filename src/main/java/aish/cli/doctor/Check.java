package aish.cli.doctor;

import module java.base;

/** Checks one thing. */
interface Check {
    List<Finding> findings() throws InterruptedException;
}
