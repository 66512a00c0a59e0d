package aish.testing;

import module java.base;

import org.junit.jupiter.api.condition.EnabledIf;

/** The tests of a class run on another machine, a server on this one, where OpenSSH has one. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf(
        value = "aish.testing.SshServer#givesTerminals",
        disabledReason = "OpenSSH's server is not installed, or can give no terminals")
public @interface OnHost {}
