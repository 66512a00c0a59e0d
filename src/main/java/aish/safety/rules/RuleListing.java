package aish.safety.rules;

import java.util.List;

/** Lists the rules for the user. */
public final class RuleListing {
    private RuleListing() {}

    /** The topics that the rules are grouped by. */
    public static List<String> topics() {
        return KnowledgeBase.TOPICS;
    }

    /** Returns the rules of a topic as they are written. */
    public static List<String> lines(String topic) {
        return KnowledgeBase.lines(topic);
    }

    /** Returns how many program names are known. */
    public static int programs() {
        return KnowledgeBase.get().programs().size();
    }
}
