package aish.app.doctor;

import java.util.List;

/**
 * Checks the JVM and what makes it start fast.
 *
 * @param flags the options it was started with
 */
record JavaCheck(Runtime.Version version, List<String> flags) implements Check {
    private static final int OLDEST = 25;
    private static final String CACHE = "-XX:AOTCache=";

    @Override
    public List<Finding> findings() {
        return List.of(java(), cache());
    }

    private Finding java() {
        String found = "Java " + version;
        return version.feature() >= OLDEST
                ? Finding.ok(found)
                : Finding.fail(
                        found + " is too old",
                        "install Java " + OLDEST + " or set AISH_JAVA to its bin/java");
    }

    private Finding cache() {
        return flags.stream().anyMatch(flag -> flag.startsWith(CACHE))
                ? Finding.ok("starts from its cache")
                : Finding.warn(
                        "no cache for fast starts",
                        "start aish by its launcher, once as the owner of its folder");
    }
}
