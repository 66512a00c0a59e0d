package aish.safety.rules;

import java.util.List;

/** The rules for people to read. */
public final class RuleListing {
    private RuleListing() {}

    /** The domains that rules are grouped by. */
    public static List<String> topics() {
        return KnowledgeBase.TOPICS;
    }

    /** The rules of a topic as they are written. */
    public static List<String> lines(String topic) {
        return KnowledgeBase.lines(topic);
    }

    /** How many names of programs are known. */
    public static int programs() {
        return KnowledgeBase.get().programs().size();
    }
}
