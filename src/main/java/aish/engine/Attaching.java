package aish.engine;

/** Has a text go along with the person's questions. */
@FunctionalInterface
public interface Attaching {
    /**
     * @param title what to call it
     * @param provenance where it comes from
     * @return the name it has in the conversation; empty if it has none
     */
    String attach(String title, String provenance, String text);
}
