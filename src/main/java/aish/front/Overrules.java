package aish.front;

import module java.base;

import aish.route.Decision;
import aish.route.Decision.Route;
import aish.route.LearnedShapes.Overrule;
import aish.route.LineRouter;
import aish.route.LineShape;
import aish.route.RouteFacts;

/** Notices when a user sends a line elsewhere than the router would have. */
public final class Overrules {
    private final LineRouter router;
    private final RouteFacts facts;
    private final BiConsumer<LineShape, Overrule> memory;

    /**
     * @param memory remembers overrules
     */
    public Overrules(LineRouter router, RouteFacts facts, BiConsumer<LineShape, Overrule> memory) {
        this.router = router;
        this.facts = facts;
        this.memory = memory;
    }

    /**
     * Returns what is to be learned from a line that the user sends somewhere; running it remembers
     * that.
     *
     * @param chosen where the line goes, without any prefix
     */
    Runnable lesson(Route chosen) {
        return switch (chosen) {
            case Route.Shell(String command) -> lesson(command, Overrule.RAN);
            case Route.Ask(String text) -> lesson(text, Overrule.ASKED);
            case Route.Meta _ -> Overrules::nothing;
        };
    }

    private Runnable lesson(String line, Overrule overrule) {
        Decision usual = router.route(line, facts);
        boolean runs = usual.route() instanceof Route.Shell;
        if (usual.route() instanceof Route.Meta || runs == (overrule == Overrule.RAN)) {
            return Overrules::nothing;
        }
        Optional<LineShape> shape = router.shape(line, facts);
        return shape.isPresent() ? () -> memory.accept(shape.get(), overrule) : Overrules::nothing;
    }

    private static void nothing() {}
}
