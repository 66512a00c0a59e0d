package aish.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** What is learnt from lines that a user types. */
class TypedSecretsTest {
    private final SecretPlaceholders placeholders = new SecretPlaceholders(Map::of);
    private final TypedSecrets typed =
            new TypedSecrets(Redactor.withoutKnownValues(), () -> placeholders);

    @Test
    void aLongValueIsKnownFromThenOn() {
        assertThat(typed.learn("export API_KEY=zq81-Kk92-mm")).isEqualTo(List.of("API_KEY"));
        assertThat(typed.values()).isEqualTo(Map.of("zq81-Kk92-mm", "api_key"));
    }

    @Test
    void aShortOneIsHiddenWhereItWasTyped() {
        assertThat(typed.learn("$ mysql -u root -proot db")).isEqualTo(List.of("PASSWORD"));
        assertThat(typed.values()).isEmpty();
        assertThat(typed.hidePlaces("ran: mysql -u root -proot db; root logged in"))
                .isEqualTo("ran: mysql -u root -p‹secret:password› db; root logged in");
    }

    @Test
    void placesAreKnownInJsonToo() {
        typed.learn("mysql -e \"select 1\" -proot");
        assertThat(typed.hidePlaces("{\"line\":\"mysql -e \\\"select 1\\\" -proot\"}"))
                .isEqualTo("{\"line\":\"mysql -e \\\"select 1\\\" -p‹secret:password›\"}");
    }

    @Test
    void ordinaryLinesTeachNothing() {
        assertThat(typed.learn("git commit -m 'fix the password prompt'")).isEmpty();
        assertThat(typed.values()).isEmpty();
        assertThat(typed.hidePlaces("same")).isEqualTo("same");
    }

    @Test
    void saysNothingOfWhatItHolds() {
        typed.learn("export API_KEY=zq81-Kk92-mm");
        assertThat(typed.toString()).isEqualTo("TypedSecrets");
    }
}
