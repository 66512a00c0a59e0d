package aish.cli.doctor;

import module java.base;

import aish.exec.confinement.KernelLimits;

/** Checks what the kernel can enforce for commands that nobody watches. */
record ConfinementCheck(KernelLimits kernel) implements Check {
    @Override
    public List<Remark> findings() {
        if (!kernel.suffice()) {
            return List.of(
                    Remark.note(
                            "commands cannot be confined: " + kernel.obstacle(),
                            "Norris relies on its checks and on you; :plan runs no commands"));
        }
        List<Remark> findings = new ArrayList<>();
        findings.add(
                Remark.ok(
                        "commands can be confined: Landlock "
                                + kernel.landlock()
                                + " and seccomp"));
        kernel.gaps().forEach(gap -> findings.add(Remark.note("confined commands: " + gap, "")));
        return findings;
    }
}
