package aish.exec.confinement;

import module java.base;

import aish.process.NativeMemory;

/**
 * What this kernel can enforce.
 *
 * @param landlock its version; 0 for none
 * @param seccomp whether it filters system calls and lets aish answer some of them
 * @param machine the processor, if aish knows its system calls
 */
public record KernelLimits(int landlock, boolean seccomp, Optional<Processor> machine) {
    private static final int GET_ACTION = 2;
    private static final int WITH_REFER = 2;
    private static final int WITH_PORTS = 4;
    private static final int WITH_DEVICES = 5;
    private static final int WITH_SIGNALS = 6;

    /** Asks the kernel, which takes well under a millisecond. */
    public static KernelLimits detect() {
        Optional<Processor> machine = Processor.current();
        if (machine.isEmpty() || !System.getProperty("os.name", "").equals("Linux")) {
            return new KernelLimits(0, false, Optional.empty());
        }
        try (NativeMemory memory = new NativeMemory()) {
            ByteBuffer action = memory.allocate(Integer.BYTES);
            action.putInt(0, SeccompFilter.ASK);
            long seccomp =
                    SystemCall.call(
                            machine.get().number("seccomp"),
                            GET_ACTION,
                            0,
                            NativeMemory.address(action));
            return new KernelLimits(Landlock.version(), seccomp == 0, machine);
        }
    }

    /** Whether programs can be confined at all. */
    public boolean suffice() {
        return landlock > 0 && seccomp && machine.isPresent();
    }

    /** Says why programs cannot be confined, and what would change that. */
    public String obstacle() {
        if (machine.isEmpty()) {
            return "aish confines programs only on Linux on x86-64 and ARM64";
        }
        return landlock == 0
                ? "this kernel offers no Landlock (Linux 5.13 or later with \"landlock\" in the"
                        + " boot option lsm= does; a container may have to allow it)"
                : "this kernel does not let aish filter system calls (CONFIG_SECCOMP_FILTER does;"
                        + " a container may have to allow it)";
    }

    /** Says what a confined program can do here that a newer kernel would refuse. */
    public List<String> gaps() {
        List<String> gaps = new ArrayList<>();
        if (landlock < WITH_REFER) {
            gaps.add("moving files between directories is always refused (Linux 5.19)");
        }
        if (landlock < WITH_PORTS) {
            gaps.add("connections are limited by system call only (Linux 6.7)");
        }
        if (landlock < WITH_DEVICES) {
            gaps.add("control requests to devices are not limited (Linux 6.10)");
        }
        if (landlock < WITH_SIGNALS) {
            gaps.add("signals to your other programs are not refused (Linux 6.12)");
        }
        return gaps;
    }
}
