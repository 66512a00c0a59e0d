package aish.commands.context;

import module java.base;

import aish.chat.AttachmentService;
import aish.chat.SkillFiles;
import aish.commands.MetaCommand;
import aish.commands.Next;
import aish.context.Attachment;
import aish.event.EventSink;
import aish.files.ShownPath;
import aish.settings.NearestName;
import aish.text.PlainText;

/** {@code :skill}: lists instructions for certain tasks, or sends one with questions. */
public record SkillCommand(SkillFiles shelf, Path home, AttachmentService desk, EventSink events)
        implements MetaCommand, AttachmentReplies {
    private static final int COLUMN = 20;

    @Override
    public Next run(String arguments) {
        String name = arguments.strip();
        if (name.isEmpty()) {
            return list();
        }
        Optional<SkillFiles.Skill> skill = shelf.find(name);
        return skill.isPresent()
                ? guide(
                        Attachment.Kind.SKILL,
                        name,
                        skill.get().file(),
                        skill.get().directory(),
                        home)
                : unknown(name);
    }

    private Next list() {
        List<String> lines = new ArrayList<>();
        for (SkillFiles.Skill skill : shelf.all()) {
            String gap = " ".repeat(Math.max(2, COLUMN - skill.name().length()));
            lines.add(skill.name() + gap + ShownPath.of(skill.file(), home));
        }
        return lines.isEmpty()
                ? answer(
                        "No skills yet. A skill is a file skills/NAME.md beside your config.toml, or"
                                + " .aish/skills/NAME.md in a project.")
                : answer(
                        String.join("\n", lines),
                        shelf.all().stream().map(SkillFiles.Skill::file).toList());
    }

    private List<String> names() {
        return shelf.all().stream().map(SkillFiles.Skill::name).toList();
    }

    private Next unknown(String name) {
        String hint =
                NearestName.of(name, names())
                        .map(near -> " Did you mean " + near + "?")
                        .orElse(" :skill lists the skills.");
        return fail("No skill named " + PlainText.oneLine(name) + "." + hint);
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty() ? names() : List.of();
    }
}
