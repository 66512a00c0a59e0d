package aish.cli.doctor;

import module java.base;

import aish.cli.doctor.Remark.Level;

/** Runs all checks in parallel and reports them in order, each as soon as possible. */
public final class Doctor {
    private final List<Check> checks;

    private final int columns;

    /**
     * @param columns the width of the report
     */
    Doctor(List<Check> checks, int columns) {
        this.checks = List.copyOf(checks);
        this.columns = columns;
    }

    /** Returns true if no check failed. */
    public boolean examine(Consumer<String> report) throws InterruptedException {
        List<FutureTask<List<Remark>>> tasks = new ArrayList<>();
        for (Check check : checks) {
            FutureTask<List<Remark>> task = new FutureTask<>(check::findings);
            Thread.ofVirtual().name("doctor").start(task);
            tasks.add(task);
        }
        boolean well = true;
        for (FutureTask<List<Remark>> task : tasks) {
            for (Remark finding : findings(task)) {
                report.accept(finding.line(columns));
                well &= finding.level() != Level.FAIL;
            }
        }
        return well;
    }

    private static List<Remark> findings(FutureTask<List<Remark>> task)
            throws InterruptedException {
        try {
            return task.get();
        } catch (ExecutionException e) {
            return List.of(
                    Remark.fail(
                            "a check failed unexpectedly: " + e.getCause(), "please report this"));
        }
    }
}
