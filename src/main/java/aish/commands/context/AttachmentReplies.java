package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.chat.GuidanceFiles;
import aish.commands.Next;
import aish.commands.Replies;
import aish.commands.Verbs;
import aish.context.Attachment;
import aish.files.ShownPath;
import aish.workspace.SourceText;

/** Attaches texts to the conversation, and says so. */
public interface AttachmentReplies extends Replies {
    String LOCAL_ONLY = "--local-only";

    /**
     * The arguments of a command that attaches something.
     *
     * @param localOnly whether it must stay on this machine
     * @param rest what to attach
     */
    record Wanted(boolean localOnly, String rest) {
        static Wanted of(String arguments) {
            String words = arguments.strip();
            boolean local = Verbs.firstWord(words).equals(LOCAL_ONLY);
            return new Wanted(local, local ? words.substring(LOCAL_ONLY.length()).strip() : words);
        }
    }

    AttachmentService desk();

    default Next attach(Attachment.Draft draft) {
        return notice(attached(draft) + ".");
    }

    default Next attach(Attachment.Kind kind, SourceText text, boolean localOnly) {
        String left = text.truncated().isEmpty() ? "" : "; " + text.truncated();
        Attachment.Draft draft =
                new Attachment.Draft(
                        kind, text.title(), text.provenance(), text.whole(), localOnly);
        return notice(attached(draft) + left + ".");
    }

    private String attached(Attachment.Draft draft) {
        Attachment added = desk().attach(draft);
        return String.format(
                Locale.ROOT,
                "Attached %s: %s, %,d characters, about %,d tokens",
                added.id(),
                added.card().describe(),
                added.card().characters(),
                desk().tokens(added.content()));
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
