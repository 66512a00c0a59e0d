package aish.commands.session;

import module java.base;

import aish.event.Event;
import aish.event.EventSink;
import aish.event.ExitCode;
import aish.event.Interrupts;
import aish.event.Operator;
import aish.exec.CommandAssessment;
import aish.exec.CommandAssessor;
import aish.exec.CommandExecutor;
import aish.exec.RefusedException;
import aish.exec.fleet.Engine;
import aish.exec.fleet.EqualResults;
import aish.exec.fleet.FleetRun;
import aish.exec.fleet.HostResult;
import aish.exec.fleet.HostResult.Ending;
import aish.exec.fleet.Hosts;
import aish.process.Cancellation;
import aish.safety.permissions.Permission;
import aish.shell.CommandResult;
import aish.shell.OutputCapture;
import aish.shell.remote.Target.TargetException;
import aish.text.Counted;

/**
 * Runs a command on many hosts, after one verdict and at most one question about all of them. Used
 * by one thread.
 *
 * @param assessor judges by the text alone, because nothing is known about the hosts
 * @param places knows the hosts that can be named, for programs that a cancellation ends
 */
public record Fleet(
        CommandExecutor executor,
        CommandAssessor assessor,
        Function<Cancellation, Hosts> places,
        Operator operator,
        Interrupts interrupts,
        EventSink events) {
    /**
     * What the user wants.
     *
     * @param hosts as the user names them
     * @param kind who runs the command
     * @param first on how many hosts it runs before the user looks; 0 for all
     * @param agreed whether the user has agreed already
     */
    record Order(String hosts, Engine.Kind kind, String command, int first, boolean agreed) {}

    private enum Choice implements Operator.Choice {
        RUN,
        SKIP
    }

    /** Returns the exit status, which is 0 only if the command succeeded everywhere. */
    int run(Order order) throws TargetException, RefusedException, InterruptedException {
        Cancellation cancellation = new Cancellation();
        try (Interrupts.Scope _ = interrupts.during(cancellation::cancel)) {
            Hosts known = places.apply(cancellation);
            Optional<Engine> engine;
            List<Hosts.Host> hosts = List.of();
            List<String> names;
            try (EventSink.Progress _ = events.busy("finding hosts")) {
                engine = Engine.of(order.kind(), order.hosts(), known);
                if (engine.isPresent()) {
                    names = engine.get().hosts(known.programs());
                    for (String name : names) {
                        known.transports().target(name); // it may be forbidden
                    }
                } else {
                    hosts = known.of(order.hosts());
                    names = hosts.stream().map(Hosts.Host::name).toList();
                }
            }
            OptionalInt refused = refusal(order, names);
            return refused.isPresent()
                    ? refused.getAsInt()
                    : new Running(this, order, known, engine, hosts, names, cancellation).run();
        } catch (TargetException e) {
            if (cancellation.isCancelled()) {
                return ExitCode.INTERRUPTED;
            }
            throw e;
        }
    }

    /** Asks if the gate would, once; returns the exit status if the command is not to run. */
    private OptionalInt refusal(Order order, List<String> names) throws RefusedException {
        CommandAssessment assessment = assessor.assess(order.command());
        Permission permission = assessment.permission();
        if (permission.is(Permission.Kind.DENY)) {
            throw new RefusedException(permission.reason());
        }
        boolean asks =
                permission.is(Permission.Kind.ASK)
                        || (permission.is(Permission.Kind.NONE)
                                && !assessment.verdict().isProvenReadOnly());
        if (!asks || order.agreed()) {
            return OptionalInt.empty();
        }
        events.emit(new Event.Proposed(order.command(), assessment.assessed()));
        if (!operator.isAttended()) {
            events.emit(
                    new Event.Problem(
                            "not run: this needs your OK, and nobody can be asked; --yes agrees"));
            return OptionalInt.of(ExitCode.HALTED);
        }
        String where =
                names.isEmpty()
                        ? "the hosts of " + order.hosts()
                        : Counted.of(names.size(), "host") + " (" + Counted.list(names) + ")";
        return agrees("Run this on %s? It cannot be undone from here.".formatted(where))
                ? OptionalInt.empty()
                : OptionalInt.of(ExitCode.FAILED);
    }

    private boolean agrees(String question) {
        return operator.choose(question, List.of(Choice.values()), Choice.SKIP)
                .equals(Optional.of(Choice.RUN));
    }

    /** One command on its way over the hosts. */
    private record Running(
            Fleet fleet,
            Order order,
            Hosts known,
            Optional<Engine> engine,
            List<Hosts.Host> hosts,
            List<String> names,
            Cancellation cancellation) {
        int run() throws TargetException, RefusedException, InterruptedException {
            AtomicInteger said = new AtomicInteger();
            fleet.executor()
                    .runElsewhere(
                            order.command(),
                            (command, captures) -> {
                                Engine.Results done = results(command, captures);
                                EqualResults equal = new EqualResults(done.hosts());
                                said.set(done.failed() ? ExitCode.FAILED : equal.status());
                                return recorded(equal);
                            });
            boolean stopped = said.get() != ExitCode.OK && cancellation.isCancelled();
            int status = stopped ? ExitCode.INTERRUPTED : said.get();
            fleet.executor().noteStatus(status);
            return status;
        }

        private List<CommandResult> recorded(EqualResults equal) {
            return equal.rarestLast().stream()
                    .filter(each -> !(each.ending() instanceof Ending.Unstarted))
                    .map(
                            each ->
                                    each.told()
                                            .of(
                                                    CommandResult.ON_HOST
                                                            + each.host()
                                                            + " "
                                                            + order.command()))
                    .toList();
        }

        private Engine.Results results(String command, Supplier<OutputCapture> captures)
                throws TargetException, InterruptedException {
            if (engine.isPresent()) {
                return handedOver(engine.get(), command, captures);
            }
            FleetRun run = known.run(command);
            cancellation.onCancel(run::stop);
            int first = order.first() == 0 ? hosts.size() : Math.min(order.first(), hosts.size());
            List<HostResult> all = new ArrayList<>(some(run, hosts.subList(0, first), captures));
            List<Hosts.Host> rest = hosts.subList(first, hosts.size());
            if (!rest.isEmpty() && !cancellation.isCancelled() && continues(all, rest.size())) {
                all.addAll(some(run, rest, captures));
            } else if (!rest.isEmpty()) {
                rest.forEach(host -> all.add(run.unstarted(host.name())));
                tell(all.subList(first, all.size()));
                String others = Counted.of(rest.size(), "host");
                fleet.events().emit(new Event.Notice("not run on the other " + others));
            }
            return new Engine.Results(all, false, "");
        }

        private boolean continues(List<HostResult> first, int left) {
            if (fleet.operator().isAttended()) {
                return fleet.agrees("Run it on the other " + Counted.of(left, "host") + "?");
            }
            return first.stream().allMatch(HostResult::isGood);
        }

        private List<HostResult> some(
                FleetRun run, List<Hosts.Host> some, Supplier<OutputCapture> captures)
                throws TargetException, InterruptedException {
            List<HostResult> done;
            try (EventSink.Progress _ = fleet.events().busy("connecting")) {
                done = run.run(some, captures, fleet.events());
            }
            shown(done, "", "");
            return done;
        }

        private Engine.Results handedOver(
                Engine program, String command, Supplier<OutputCapture> captures)
                throws TargetException {
            Engine.Results done;
            try (EventSink.Progress _ = fleet.events().busy("running " + program.shown())) {
                done =
                        program.results(
                                command,
                                names,
                                known.programs(),
                                captures,
                                cancellation::isCancelled);
            } catch (IOException e) {
                throw new TargetException(String.valueOf(e.getMessage()));
            }
            tell(done.hosts());
            shown(
                    done.hosts(),
                    done.said().isEmpty() ? "" : "\n" + done.said(),
                    done.failed() ? " " + program.shown() + " itself failed." : "");
            return done;
        }

        private void tell(List<HostResult> ended) {
            ended.forEach(each -> fleet.events().emit(each.event()));
        }

        private void shown(List<HostResult> done, String more, String failure) {
            EqualResults results = new EqualResults(done);
            fleet.events().emit(new Event.Answer(results.text() + more));
            if (done.size() > 1) {
                fleet.events().emit(new Event.Notice(results.summary() + failure));
            }
        }
    }
}
