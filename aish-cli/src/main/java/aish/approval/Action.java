package aish.approval;

import module java.base;

import aish.exec.CommandAssessment;
import aish.exec.Refusal;
import aish.json.Json;
import aish.patch.PatchPlan;
import aish.safety.permissions.StatedLimits;
import aish.tools.CallAssessment;
import aish.tools.Tool;
import aish.tools.ToolJudge;

/** Something that a model wants to do. */
public sealed interface Action {
    /** Its name in the session. */
    String id();

    /** The text of the command or the arguments of the call; the user may edit it. */
    String text();

    /**
     * A command.
     *
     * @param notes shown before the user is asked
     */
    record Command(String id, CommandAssessment assessment, List<String> notes, Manner manner)
            implements Action {
        public Command {
            notes = List.copyOf(notes);
        }

        @Override
        public String text() {
            return assessment.command();
        }
    }

    /** How a command came up for decision. */
    enum Manner {
        /** A model proposed it just now. */
        PROPOSED,
        /** A model proposed it just now, and the user agreed to the whole batch. */
        AGREED,
        /** The user named it. */
        NAMED
    }

    /**
     * A command that was allowed, but whose files could not be copied.
     *
     * @param why in words that follow "cannot be undone: "
     */
    record WithoutUndo(String id, CommandAssessment assessment, String why) implements Action {
        @Override
        public String text() {
            return assessment.command();
        }
    }

    /**
     * A command that its contract, or else the limits of a pursuit, kept from something; it may run
     * again if that is allowed, too.
     *
     * @param refusal what it wanted
     */
    record Breach(String id, CommandAssessment assessment, Refusal refusal) implements Action {
        @Override
        public String text() {
            return assessment.command();
        }

        /** The contract that it had; empty if it had only the limits of a pursuit. */
        public Optional<StatedLimits> held() {
            return assessment.permission().limits();
        }

        /** Returns the assessment of the next run, which may do what this one wanted. */
        public CommandAssessment allowed() {
            return assessment.within(wider());
        }

        /** The limits that allow it; empty if none in words could. */
        public Optional<StatedLimits> wider() {
            return held().flatMap(held -> refusal.missing().map(held::or));
        }
    }

    /**
     * Changes to files.
     *
     * @param text the patch as the model wrote it
     * @param plan what it does to the files, which it fits
     */
    record ApplyPatch(String id, String text, PatchPlan plan, CommandAssessment assessment)
            implements Action {}

    /**
     * A call of a tool.
     *
     * @param arguments the parsed {@code text}
     * @param text a JSON object
     */
    record ToolCall(String id, Tool tool, Json arguments, String text, CallAssessment assessment)
            implements Action {
        public ToolJudge.Risk risk() {
            return assessment.risk();
        }

        /** The command that it calls for, if its tool runs commands. */
        public String command() {
            return arguments.get("command").text().orElse("");
        }

        /** Whether it is a built-in tool that only reads what models may read. */
        public boolean isHarmlessRead() {
            return tool.isBuiltin() && tool.hints().readOnly() && risk().isClear();
        }

        /** Describes the call in one line. */
        public String summary() {
            return tool.offered() + " " + ArgumentText.brief(arguments);
        }
    }
}
