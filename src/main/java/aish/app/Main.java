package aish.app;

/** Starts aish: the only place that touches the process's own streams and exit code. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.out.println("hi");
    }
}
