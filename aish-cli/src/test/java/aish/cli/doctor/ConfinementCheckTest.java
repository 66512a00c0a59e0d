package aish.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.exec.confinement.KernelLimits;
import aish.exec.confinement.Processor;
import org.junit.jupiter.api.Test;

class ConfinementCheckTest {
    private static final Map<String, String> NAMESPACES = Map.of("user/max_user_namespaces", "9");

    private static List<String> lines(KernelLimits kernel, Map<String, String> namespaces) {
        return new ConfinementCheck(kernel, namespaces)
                .findings().stream().map(finding -> finding.line(0)).toList();
    }

    @Test
    void namesWhatANewKernelGives() {
        assertThat(lines(new KernelLimits(7, true, Optional.of(Processor.arm())), NAMESPACES))
                .containsExactly(
                        "ok    commands can be confined: Landlock 7 and seccomp",
                        "ok    users have namespaces of their own, as :try needs");
    }

    @Test
    void namesWhatAnOlderKernelLacks() {
        assertThat(lines(new KernelLimits(4, true, Optional.of(Processor.x86())), NAMESPACES))
                .containsExactly(
                        "ok    commands can be confined: Landlock 4 and seccomp",
                        "note  confined commands: control requests to devices are not limited"
                                + " (Linux 6.10)",
                        "note  confined commands: signals to your other programs are not refused"
                                + " (Linux 6.12)",
                        "ok    users have namespaces of their own, as :try needs");
    }

    @Test
    void saysWhatWouldEnableBoth() {
        assertThat(
                        lines(
                                new KernelLimits(0, true, Optional.of(Processor.x86())),
                                Map.of(
                                        "user/max_user_namespaces",
                                        "9",
                                        "kernel/apparmor_restrict_unprivileged_userns",
                                        "1")))
                .containsExactly(
                        "note  commands cannot be confined: this kernel offers no Landlock (Linux"
                                + " 5.13 or later with \"landlock\" in the boot option lsm= does; a"
                                + " container may have to allow it) — Norris relies on its checks"
                                + " and on you; :plan runs no commands",
                        "note  this kernel gives users no namespaces, so only root can use :try —"
                                + " sysctl kernel.apparmor_restrict_unprivileged_userns=0 allows"
                                + " them");
    }
}
