package aish.testing;

import module java.base;

import org.junit.jupiter.api.condition.EnabledIf;

/** The tests of a class run with zsh as the session's shell, where it is installed. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf("aish.testing.InZsh$Installed#isInstalled")
public @interface InZsh {
    /** Looks for zsh. */
    final class Installed {
        private Installed() {}

        public static boolean isInstalled() {
            return Programs.isInstalled("zsh");
        }
    }
}
