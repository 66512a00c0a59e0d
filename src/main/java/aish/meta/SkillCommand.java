package aish.meta;

import aish.config.NearestName;
import aish.config.ShownPath;
import aish.console.EventSink;
import aish.console.PlainText;
import aish.context.Attachment;
import aish.engine.ContextDesk;
import aish.engine.Guidance;
import aish.engine.SkillShelf;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** {@code :skill}: lists texts that say how something is done, or sends one with questions. */
public record SkillCommand(SkillShelf shelf, Path home, ContextDesk context, EventSink events)
        implements MetaCommand, Replies {
    private static final int COLUMN = 20;

    @Override
    public Next run(String arguments) {
        String name = arguments.strip();
        if (name.isEmpty()) {
            return list();
        }
        Optional<SkillShelf.Skill> skill = shelf.find(name);
        return skill.isPresent() ? attach(skill.get()) : unknown(name);
    }

    private Next list() {
        List<SkillShelf.Skill> skills = shelf.all();
        StringBuilder text = new StringBuilder();
        for (SkillShelf.Skill skill : skills) {
            text.append(text.isEmpty() ? "" : "\n").append(skill.name());
            text.append(" ".repeat(Math.max(2, COLUMN - skill.name().length())));
            text.append(ShownPath.of(skill.file(), home));
        }
        return answer(
                skills.isEmpty()
                        ? "no skills; a skill is a file skills/NAME.md beside your"
                                + " config.toml, or .aish/skills/NAME.md in a project"
                        : text.toString());
    }

    private Next attach(SkillShelf.Skill skill) {
        try {
            String text = Guidance.read(skill.file(), skill.directory());
            String shown = ShownPath.of(skill.file(), home);
            String id =
                    context.attachOnce(
                                    new Attachment.Draft(
                                            Attachment.Kind.SKILL, skill.name(), shown, text))
                            .id();
            return notice(ProjectCommand.attached(skill.name(), id));
        } catch (IOException e) {
            return fail(String.valueOf(e.getMessage()));
        }
    }

    private Next unknown(String name) {
        List<String> names = shelf.all().stream().map(SkillShelf.Skill::name).toList();
        String hint =
                NearestName.of(name, names)
                        .map(near -> "; did you mean " + near + "?")
                        .orElse("; :skill lists them");
        return fail("there is no skill " + PlainText.oneLine(name) + hint);
    }

    @Override
    public List<String> complete(List<String> earlier) {
        return earlier.isEmpty()
                ? shelf.all().stream().map(SkillShelf.Skill::name).toList()
                : List.of();
    }
}
