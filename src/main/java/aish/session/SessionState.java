package aish.session;

import aish.context.Conversation;
import aish.cost.Booking;
import aish.event.Event;
import aish.shell.CommandResult;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All that is needed to go on with a session.
 *
 * @param name what the person called it, perhaps nothing
 * @param last when something happened last
 * @param directory in which the shell was
 * @param model that was asked last
 * @param instructions what models were told before all turns; empty if nothing was said yet
 * @param talk the conversation
 * @param proposals of the answers, oldest first
 * @param discarded those of them that the person has no use for
 * @param lastOutput the N of the newest {@code out-N}
 * @param spent what its requests took, oldest first
 * @param unfinished a line that was entered and came to nothing
 * @param repairs what is missing in the record, because it ended in the middle of something
 * @param remarks what a person should know about the record
 */
public record SessionState(
        String id,
        String name,
        Instant last,
        Path directory,
        String model,
        String instructions,
        Conversation.State talk,
        List<Proposed> proposals,
        Set<String> discarded,
        int lastOutput,
        List<Booking> spent,
        Optional<String> unfinished,
        List<Event> repairs,
        List<String> remarks) {
    /**
     * A command that an answer proposed.
     *
     * @param answer all of the answer
     */
    public record Proposed(String id, String command, String answer) {}

    public SessionState {
        proposals = List.copyOf(proposals);
        discarded = Set.copyOf(discarded);
        spent = List.copyOf(spent);
        repairs = List.copyOf(repairs);
        remarks = List.copyOf(remarks);
    }

    /** Commands that ran and that no model knows of yet, oldest first. */
    public List<CommandResult> waiting() {
        return talk.waiting();
    }
}
