package aish.safety.rules;

import java.util.Locale;

/** Recognises variables whose name says that the value is secret. */
public final class SecretVariableNames {
    private SecretVariableNames() {}

    public static boolean isSecret(String name) {
        String upper = name.toUpperCase(Locale.ROOT);
        return upper.contains("TOKEN")
                || upper.contains("SECRET")
                || upper.contains("PASS")
                || upper.contains("CREDENTIAL")
                || upper.contains("COOKIE")
                || upper.contains("PRIVATE")
                || upper.contains("APIKEY")
                || upper.contains("KEY_")
                || upper.endsWith("KEY")
                || upper.endsWith("AUTH")
                || upper.endsWith("_DSN")
                || upper.endsWith("_PIN")
                || upper.endsWith("_PWD")
                || upper.endsWith("_PW");
    }
}
