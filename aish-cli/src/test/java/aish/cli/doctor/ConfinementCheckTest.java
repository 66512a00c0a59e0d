package aish.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.exec.confinement.KernelLimits;
import aish.exec.confinement.Processor;
import org.junit.jupiter.api.Test;

class ConfinementCheckTest {
    private static List<String> lines(KernelLimits kernel) {
        return new ConfinementCheck(kernel)
                .findings().stream().map(finding -> finding.line(0)).toList();
    }

    @Test
    void namesWhatANewKernelGives() {
        assertThat(lines(new KernelLimits(7, true, Optional.of(Processor.arm()))))
                .containsExactly("ok    commands can be confined: Landlock 7 and seccomp");
    }

    @Test
    void namesWhatAnOlderKernelLacks() {
        assertThat(lines(new KernelLimits(4, true, Optional.of(Processor.x86()))))
                .containsExactly(
                        "ok    commands can be confined: Landlock 4 and seccomp",
                        "note  confined commands: control requests to devices are not limited"
                                + " (Linux 6.10)",
                        "note  confined commands: signals to your other programs are not refused"
                                + " (Linux 6.12)");
    }

    @Test
    void saysWhatHoldsWithoutConfinement() {
        assertThat(lines(new KernelLimits(0, true, Optional.of(Processor.x86()))))
                .containsExactly(
                        "note  commands cannot be confined: this kernel offers no Landlock (Linux"
                                + " 5.13 or later with \"landlock\" in the boot option lsm= does; a"
                                + " container may have to allow it) — Norris relies on its checks"
                                + " and on you; :plan runs no commands");
    }
}
