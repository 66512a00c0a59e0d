package aish.safety;

import java.util.Locale;

/** Variables whose name says that nobody else should see the value. */
final class SecretNames {
    private SecretNames() {}

    static boolean isSecret(String name) {
        String upper = name.toUpperCase(Locale.ROOT);
        return upper.contains("TOKEN")
                || upper.contains("SECRET")
                || upper.contains("PASS")
                || upper.contains("CREDENTIAL")
                || upper.endsWith("KEY")
                || upper.endsWith("_PW");
    }
}
