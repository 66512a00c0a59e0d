package aish.session;

import module java.base;

import aish.context.Conversation;
import aish.cost.Booking;
import aish.event.Event;
import aish.shell.CommandResult;

/**
 * Everything needed to resume a session.
 *
 * @param name the name that the user gave it; may be empty
 * @param last the time of the last event
 * @param directory of the shell
 * @param model the last one used
 * @param instructions the system prompt; empty if nothing was sent yet
 * @param conversation the conversation
 * @param proposals suggestions of the answers, oldest first
 * @param discarded ids of the suggestions that the user discarded
 * @param patches what became of the patches of the answers, and of copies of the disk, oldest first
 * @param lastOutput the N of the newest {@code out-N}
 * @param spent the usage of its requests, oldest first
 * @param unfinished a line that was typed or entered but had no effect yet
 * @param repairs events that the record lacks because it ended abruptly
 * @param remarks what the user should know about the record
 */
public record SessionState(
        String id,
        String name,
        Instant last,
        Path directory,
        String model,
        String instructions,
        Conversation.State conversation,
        List<Proposed> proposals,
        Set<String> discarded,
        List<Event> patches,
        int lastOutput,
        List<Booking> spent,
        Optional<String> unfinished,
        List<Event> repairs,
        List<String> remarks) {
    /**
     * A command that an answer proposed.
     *
     * @param answer the whole text of the answer
     */
    public record Proposed(String id, String command, String answer) {}

    public SessionState {
        proposals = List.copyOf(proposals);
        discarded = Set.copyOf(discarded);
        patches = List.copyOf(patches);
        spent = List.copyOf(spent);
        repairs = List.copyOf(repairs);
        remarks = List.copyOf(remarks);
    }

    /** Commands that no model has been sent yet, oldest first. */
    public List<CommandResult> unsentCommands() {
        return conversation.waiting();
    }
}
