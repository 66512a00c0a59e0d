package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.chat.GuidanceFiles;
import aish.commands.Next;
import aish.commands.Replies;
import aish.context.Attachment;
import aish.context.FileChanges;
import aish.files.ShownPath;
import aish.workspace.SourceText;

/** Attaches texts to the conversation, and says so. */
public interface AttachmentReplies extends Replies {
    /** All of a file is sent, even if a model saw an earlier version. */
    String WHOLE = "--whole";

    AttachmentService desk();

    default Next attach(Attachment.Draft draft) {
        return notice(attached(draft) + ".");
    }

    default Next attach(Attachment.Kind kind, SourceText text) {
        return attach(draft(kind, text), text);
    }

    static Attachment.Draft draft(Attachment.Kind kind, SourceText text) {
        return new Attachment.Draft(kind, text.title(), text.provenance(), text.whole());
    }

    private Next attach(Attachment.Draft draft, SourceText text) {
        String left = text.truncated().isEmpty() ? "" : "; " + text.truncated();
        return notice(attached(draft) + left + ".");
    }

    /** Attaches a file, unless it is attached already and has not changed. */
    default Next attachFile(Attachment.Draft draft) {
        Optional<Attachment> there = desk().unchanged(draft);
        return there.isPresent()
                ? notice(
                        "%s is already attached, unchanged: %s. :add file --whole attaches it again."
                                .formatted(there.get().id(), there.get().card().describe()))
                : attach(draft);
    }

    private String attached(Attachment.Draft draft) {
        List<Attachment> before = desk().attachments().versions(draft.provenance());
        Attachment added = desk().attach(draft);
        Optional<FileChanges> changes = desk().attachments().changes(added);
        String sent = changes.map(FileChanges::hunks).orElse(added.content());
        String waiting =
                before.isEmpty() || desk().attachments().isSent(before.getLast().id())
                        ? ""
                        : desk().attachments()
                                .replacement(before.getLast())
                                .map(_ -> "; it replaces " + before.getLast().id())
                                .orElse("");
        return String.format(
                Locale.ROOT,
                "Attached %s: %s, %,d characters, about %,d tokens%s",
                added.id(),
                describe(added, changes),
                sent.length(),
                desk().tokens(sent),
                waiting);
    }

    private static String describe(Attachment added, Optional<FileChanges> changes) {
        return added.card().describe()
                + changes.map(some -> ", only what changed since " + some.since()).orElse("");
    }

    /** Lets the user type lines, and attaches them. */
    default Next typed(String hint, Function<String, Attachment.Draft> draft) {
        notice(hint + " A line with a single . ends it.");
        return new Next.Gather(
                text -> {
                    if (text.isBlank()) {
                        notice("No text. Nothing was attached.");
                    } else {
                        attach(draft.apply(text));
                    }
                });
    }

    /** Attaches instructions to all questions, unless they are attached already. */
    default Next guide(Attachment.Kind kind, String name, Path file, Path root, Path home) {
        try {
            String from = ShownPath.of(file, home);
            Attachment.Draft draft =
                    new Attachment.Draft(kind, name, from, GuidanceFiles.read(file, root));
            String id = desk().attachOnce(draft).id();
            return notice(name + " is now sent with your questions, as " + id + ".");
        } catch (IOException e) {
            return fail(e);
        }
    }
}
