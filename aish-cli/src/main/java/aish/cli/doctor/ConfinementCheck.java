package aish.cli.doctor;

import module java.base;

import aish.exec.confinement.KernelLimits;

/**
 * Checks what the kernel can enforce for commands that nobody watches.
 *
 * @param namespaces what the kernel says about namespaces of users, by the name of its setting
 */
record ConfinementCheck(KernelLimits kernel, Map<String, String> namespaces) implements Check {
    private static final List<String> SETTINGS =
            List.of(
                    "user/max_user_namespaces",
                    "kernel/unprivileged_userns_clone",
                    "kernel/apparmor_restrict_unprivileged_userns");

    static ConfinementCheck here() {
        Map<String, String> found = new HashMap<>();
        for (String setting : SETTINGS) {
            try {
                found.put(setting, Files.readString(Path.of("/proc/sys", setting)).strip());
            } catch (IOException e) {
                // this kernel has no such setting
            }
        }
        return new ConfinementCheck(KernelLimits.detect(), found);
    }

    @Override
    public List<Remark> findings() {
        List<Remark> findings = new ArrayList<>();
        if (kernel.suffice()) {
            findings.add(
                    Remark.ok(
                            "commands can be confined: Landlock "
                                    + kernel.landlock()
                                    + " and seccomp"));
            kernel.gaps()
                    .forEach(gap -> findings.add(Remark.note("confined commands: " + gap, "")));
        } else {
            findings.add(
                    Remark.note(
                            "commands cannot be confined: " + kernel.obstacle(),
                            "Norris relies on its checks and on you; :plan runs no commands"));
        }
        findings.add(userNamespaces());
        return findings;
    }

    private Remark userNamespaces() {
        String most = namespaces.getOrDefault(SETTINGS.get(0), "0");
        boolean off =
                most.equals("0")
                        || namespaces.getOrDefault(SETTINGS.get(1), "1").equals("0")
                        || namespaces.getOrDefault(SETTINGS.get(2), "0").equals("1");
        return off
                ? Remark.note(
                        "this kernel gives users no namespaces, so only root can use :try",
                        "sysctl "
                                + (most.equals("0")
                                        ? "user.max_user_namespaces=10000"
                                        : namespaces.getOrDefault(SETTINGS.get(2), "0").equals("1")
                                                ? "kernel.apparmor_restrict_unprivileged_userns=0"
                                                : "kernel.unprivileged_userns_clone=1")
                                + " allows them")
                : Remark.ok("users have namespaces of their own, as :try needs");
    }
}
