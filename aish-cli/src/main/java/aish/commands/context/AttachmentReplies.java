package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.chat.GuidanceFiles;
import aish.commands.Next;
import aish.commands.Replies;
import aish.commands.Verbs;
import aish.context.Attachment;
import aish.context.FileChanges;
import aish.files.ShownPath;
import aish.workspace.SourceText;

/** Attaches texts to the conversation, and says so. */
public interface AttachmentReplies extends Replies {
    String LOCAL_ONLY = "--local-only";
    String WHOLE = "--whole";

    /**
     * The arguments of a command that attaches something.
     *
     * @param options those it starts with
     * @param rest what to attach
     */
    record Wanted(Set<String> options, String rest) {
        static Wanted of(String arguments) {
            return of(arguments, Set.of(LOCAL_ONLY));
        }

        static Wanted of(String arguments, Set<String> known) {
            Set<String> options = new HashSet<>();
            String rest = arguments.strip();
            for (String word = Verbs.firstWord(rest);
                    known.contains(word);
                    word = Verbs.firstWord(rest)) {
                options.add(word);
                rest = rest.substring(word.length()).strip();
            }
            return new Wanted(Set.copyOf(options), rest);
        }

        /** Whether it must stay on this machine. */
        boolean localOnly() {
            return options.contains(LOCAL_ONLY);
        }

        /** Whether all of a file is sent, even if a model saw an earlier version. */
        boolean whole() {
            return options.contains(WHOLE);
        }
    }

    AttachmentService desk();

    default Next attach(Attachment.Draft draft) {
        return notice(attached(draft) + ".");
    }

    default Next attach(Attachment.Kind kind, SourceText text, boolean localOnly) {
        return attach(draft(kind, text, localOnly), text);
    }

    static Attachment.Draft draft(Attachment.Kind kind, SourceText text, boolean localOnly) {
        return new Attachment.Draft(kind, text.title(), text.provenance(), text.whole(), localOnly);
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
