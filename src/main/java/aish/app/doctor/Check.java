package aish.app.doctor;

import java.util.List;

/** Looks at one thing. */
interface Check {
    List<Finding> findings() throws InterruptedException;
}
