package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.chat.TurnLoop;
import aish.context.Attachment;
import aish.context.FileChanges;
import aish.context.Pruning;
import aish.model.Message;
import aish.model.ModelRequest;
import aish.text.Counted;

/** Describes what is attached and how large it is. */
public record ContextReport(AttachmentService desk, TurnLoop turns, Supplier<ZoneId> zone) {
    /** Returns a line for each attachment. */
    public String list() {
        List<Attachment> all = desk.attachments().list();
        if (all.isEmpty()) {
            return "Nothing attached. Use @PATH in a question, :add file PATH or :add note TEXT.";
        }
        StringBuilder text = new StringBuilder();
        for (Attachment each : all) {
            Attachment.Card card = each.card();
            text.append(card.id()).append("  ").append(card.describe()).append("\n         ");
            text.append(state(each)).append(", ").append(card.priority()).append(" priority, ");
            text.append(size(each)).append('\n');
        }
        return text.toString().stripTrailing();
    }

    private String state(Attachment attachment) {
        Attachment.Card card = attachment.card();
        boolean sent = desk.attachments().isSent(card.id());
        Optional<Attachment> newer =
                card.enabled()
                        ? desk.attachments().replacement(attachment)
                        : Optional.<Attachment>empty();
        String state =
                (sent ? "sent" : newer.isPresent() ? "not sent" : "goes out with the next question")
                        + newer.map(each -> ", replaced by " + each.id()).orElse("");
        return (card.enabled() ? state : "disabled") + (card.pinned() ? ", pinned" : "");
    }

    private String size(Attachment attachment) {
        Optional<FileChanges> changes = desk.attachments().changes(attachment);
        String sent = changes.map(FileChanges::hunks).orElse(attachment.content());
        return changes.map(some -> "only what changed since " + some.since() + ": ").orElse("")
                + Counted.of(sent.length(), "character")
                + ", about "
                + Counted.of(desk.tokens(sent), "token");
    }

    private static String about(int tokens) {
        return "about " + count(tokens);
    }

    private static String count(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** Describes one attachment, with its content. */
    public String whole(Attachment attachment) {
        Attachment.Card card = attachment.card();
        DateTimeFormatter time = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);
        return """
                %s  %s
                from      %s
                added     %s
                state     %s
                priority  %s
                size      %s

                %s"""
                .formatted(
                        card.id(),
                        card.describe(),
                        card.provenance(),
                        time.withZone(zone.get()).format(card.created()),
                        state(attachment),
                        card.priority(),
                        size(attachment),
                        attachment.content().stripTrailing());
    }

    /** Returns the size of what is attached and of the next request. */
    public String stats() {
        Pruning measured = desk.measured();
        return """
                attached      %s
                characters    %s
                tokens        %s
                next request  %s%s"""
                .formatted(
                        entries(),
                        characters(measured),
                        tokens(measured),
                        request(),
                        measured.isNeeded() ? "\n" + measured.describe() : "");
    }

    /** Returns the size of what is attached, and a line for each attachment. */
    public String glance() {
        List<Attachment> all = desk.attachments().list();
        if (all.isEmpty()) {
            return "nothing attached";
        }
        Pruning measured = desk.measured();
        StringBuilder text = new StringBuilder(entries());
        text.append("; characters: ").append(characters(measured));
        text.append("; tokens: ").append(tokens(measured));
        for (Attachment each : all) {
            Attachment.Card card = each.card();
            text.append('\n').append(card.id()).append(' ').append(card.describe());
            text.append(card.enabled() ? "" : " (disabled)");
        }
        return text.toString();
    }

    private String entries() {
        int all = desk.attachments().list().size();
        int enabled = desk.attachments().enabled().size();
        return all + (all == 1 ? " attachment, " : " attachments, ") + enabled + " enabled";
    }

    private static String characters(Pruning measured) {
        return count(measured.characters()) + limit(measured.limits().characters());
    }

    private static String tokens(Pruning measured) {
        return about(measured.tokens()) + limit(measured.limits().tokens());
    }

    private static String limit(int most) {
        return most == 0 ? " (no limit)" : " of " + count(most);
    }

    /** Returns the size of the next request, in words. */
    public String request() {
        ModelRequest request = turns.nextRequest("");
        List<Message> messages = request.messages();
        int instructions = 0;
        int earlier = 0;
        int next = desk.tokens(text(messages.getLast()));
        for (Message message : messages.subList(0, messages.size() - 1)) {
            int tokens = desk.tokens(text(message));
            boolean first = message instanceof Message.Instructions;
            instructions += first ? tokens : 0;
            earlier += first ? 0 : tokens;
        }
        int tools = desk.tokens(request.tools());
        return "%s tokens: %s instructions, %s%s conversation, %s new"
                .formatted(
                        about(instructions + earlier + next + tools),
                        count(instructions),
                        tools == 0 ? "" : count(tools) + " tools, ",
                        count(earlier),
                        count(next));
    }

    private static String text(Message message) {
        return switch (message) {
            case Message.Instructions(String text) -> text;
            case Message.User(String text) -> text;
            case Message.Assistant(String text, var calls) -> calls.isEmpty() ? text : text + calls;
            case Message.Tool(String _, String text) -> text;
        };
    }
}
