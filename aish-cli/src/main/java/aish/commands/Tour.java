package aish.commands;

import module java.base;

import aish.bash.ShellQuoting;
import aish.event.ChoiceWord;
import aish.event.Event;
import aish.event.Event.Author;
import aish.event.EventSink;
import aish.event.Operator;
import aish.files.PrivateFiles;
import aish.model.ModelRoster;
import aish.settings.Config;
import aish.text.Resource;
import org.jspecify.annotations.Nullable;

/**
 * {@code :tour}: has the user try out the most important things, with real lines in a temporary
 * folder and the offline helper as the model. A step is done when the events say so. Directory and
 * model are as before when it ends. Thread-safe.
 */
public final class Tour implements VerbCommand, EventSink {
    private enum Stage {
        OFF,
        ENTERING,
        COMMAND,
        QUESTION,
        SUGGESTION,
        UNDO,
        GOAL,
        DONE,
        LEAVING
    }

    private static final List<Stage> STAGES = List.of(Stage.values());

    /** What the user is told at each stage, from the first command on. */
    private static final List<String> STEPS =
            List.of(Resource.text(Tour.class, "tour.txt").split("\n%\n"));

    private static final Set<String> DECLINED =
            Set.of(ChoiceWord.SKIP.label(), ChoiceWord.COPY.label(), Event.Decided.DENIED);

    private static final String LIST = "list.txt";

    private final Supplier<Path> directory;
    private final ModelRoster models;
    private final BooleanSupplier hasConversation;
    private final Runnable newConversation;
    private final Operator operator;
    private final EventSink events;
    private Stage stage = Stage.OFF;
    private @Nullable Path folder;
    private Path origin = Path.of("/");
    private String model = "";
    private boolean continues;

    /**
     * @param directory the shell's current directory
     * @param newConversation called at the end if there was no conversation before, so that models
     *     are not told about the tour
     */
    public Tour(
            Supplier<Path> directory,
            ModelRoster models,
            BooleanSupplier hasConversation,
            Runnable newConversation,
            Operator operator,
            EventSink events) {
        this.directory = directory;
        this.models = models;
        this.hasConversation = hasConversation;
        this.newConversation = newConversation;
        this.operator = operator;
        this.events = events;
    }

    @Override
    public EventSink events() {
        return events;
    }

    @Override
    public Verbs verbs() {
        return new Verbs("tour")
                .alone("start, or show the current step again", _ -> start())
                .verb("next", "skip this step", _ -> next())
                .verb("stop|end|off", "end the tour", _ -> stop());
    }

    private synchronized Next start() throws IOException {
        if (stage != Stage.OFF) {
            return tell();
        }
        if (!operator.isAttended()) {
            return fail("The tour needs a terminal.");
        }
        Path here = Files.createTempDirectory("aish-tour-");
        folder = here;
        fill(here);
        origin = directory.get();
        model = models.active();
        continues = hasConversation.getAsBoolean();
        models.activate(Config.OFFLINE);
        stage = Stage.ENTERING;
        return go(here);
    }

    private static void fill(Path folder) throws IOException {
        Files.writeString(folder.resolve(LIST), "bread\nmilk\neggs\napples\n");
        Files.writeString(folder.resolve("notes.txt"), "Things to try: everything.\n");
        Files.writeString(folder.resolve("access.log"), "GET / 200\n".repeat(12_000));
        Files.writeString(folder.resolve("report.csv"), "north;1;2;3\n".repeat(4_000));
    }

    private static Next go(Path to) {
        return new Next.Run("cd -- " + ShellQuoting.quote(to.toString()));
    }

    private synchronized Next next() {
        if (stage == Stage.OFF) {
            return notRunning();
        }
        if (stage.compareTo(Stage.DONE) < 0) {
            // without the suggestion there is nothing to undo
            stage = stage == Stage.SUGGESTION ? Stage.GOAL : after(stage);
        }
        return tell();
    }

    private synchronized Next stop() {
        if (stage == Stage.OFF) {
            return notRunning();
        }
        stage = Stage.LEAVING;
        return go(origin);
    }

    private Next notRunning() {
        return fail("No tour is running. :tour starts one.");
    }

    private Next tell() {
        int step = STAGES.indexOf(stage) - STAGES.indexOf(Stage.COMMAND);
        return answer("\n" + STEPS.get(Math.clamp(step, 0, STEPS.size() - 1)).stripTrailing());
    }

    /** Goes on to the next step once the current one is done. */
    @Override
    public synchronized void emit(Event event) {
        if (stage == Stage.LEAVING && event instanceof Event.Ran) {
            close();
            if (!continues) {
                newConversation.run();
            }
            notice(
                    "The tour is over. The temporary folder is removed."
                            + (continues ? " :reset starts a conversation without it." : ""));
        } else if (isDone(event)) {
            stage = after(stage);
            tell();
        } else if (stage == Stage.SUGGESTION && isDeclined(event)) {
            notice("Nothing ran. Ask again and type r and Enter, or :tour next.");
        }
    }

    private boolean isDone(Event event) {
        return switch (stage) {
            case OFF, DONE, LEAVING -> false;
            case ENTERING -> event instanceof Event.Ran;
            case COMMAND -> isRunBy(Author.PERSON, event);
            case QUESTION -> isRunBy(Author.MODEL, event) || isDeclined(event);
            case SUGGESTION -> isRunBy(Author.MODEL, event) && !hasList();
            case UNDO -> event instanceof Event.Notice && hasList();
            case GOAL -> event instanceof Event.GoalEvent.Ended;
        };
    }

    private static boolean isRunBy(Author author, Event event) {
        return event instanceof Event.Ran ran && ran.author() == author;
    }

    private static boolean isDeclined(Event event) {
        return event instanceof Event.Decided decided && DECLINED.contains(decided.decision());
    }

    private boolean hasList() {
        return folder != null && Files.exists(folder.resolve(LIST));
    }

    private static Stage after(Stage stage) {
        return STAGES.get(STAGES.indexOf(stage) + 1);
    }

    /** Ends the tour, and removes what it made. */
    public synchronized void close() {
        Path made = folder;
        if (made != null) {
            stage = Stage.OFF;
            folder = null;
            models.activate(model);
            try {
                PrivateFiles.deleteTree(made);
            } catch (IOException e) {
                fail("Cannot remove " + made + ": " + PrivateFiles.reason(e));
            }
        }
    }
}
