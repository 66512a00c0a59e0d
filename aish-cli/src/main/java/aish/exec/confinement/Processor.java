package aish.exec.confinement;

import module java.base;

import aish.text.Resource;

/**
 * A kind of processor: how the kernel names it and numbers its system calls.
 *
 * @param audit the kernel's name for it
 * @param isX86 whether a bit of the number selects another set of calls
 * @param numbers of the calls in {@code syscalls.txt} that it has
 */
public record Processor(int audit, boolean isX86, Map<String, Integer> numbers) {
    private static final int AUDIT_X86_64 = 0xC000003E;
    private static final int AUDIT_AARCH64 = 0xC00000B7;

    public Processor {
        numbers = Map.copyOf(numbers);
    }

    public static Processor x86() {
        return new Processor(AUDIT_X86_64, true, column(1));
    }

    public static Processor arm() {
        return new Processor(AUDIT_AARCH64, false, column(2));
    }

    /** Returns the processor that this program runs on, if aish knows its calls. */
    static Optional<Processor> current() {
        return switch (System.getProperty("os.arch", "")) {
            case "amd64", "x86_64" -> Optional.of(x86());
            case "aarch64" -> Optional.of(arm());
            default -> Optional.empty();
        };
    }

    int number(String call) {
        return Objects.requireNonNull(numbers.get(call), call);
    }

    private static Map<String, Integer> column(int column) {
        Map<String, Integer> numbers = new HashMap<>();
        for (String line : Resource.entries(Processor.class, "syscalls.txt")) {
            String[] fields = line.split(" +", -1);
            if (!fields[column].equals("-")) {
                numbers.put(fields[0], Integer.parseInt(fields[column]));
            }
        }
        return numbers;
    }
}
