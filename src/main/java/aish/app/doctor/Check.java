package aish.app.doctor;

import java.util.List;

/** Checks one thing. */
interface Check {
    List<Finding> findings() throws InterruptedException;
}
