package aish.exec.fleet;

import module java.base;

import aish.event.ExitCode;
import aish.exec.fleet.Hosts.Programs;
import aish.exec.fleet.HostResult.Ending;
import aish.files.PrivateFiles;
import aish.json.Json;
import aish.json.JsonException;
import aish.json.JsonWriter;
import aish.process.Subprocess;
import aish.shell.OutputCapture;
import aish.shell.remote.Target;
import aish.shell.remote.Target.TargetException;
import aish.shell.remote.Transport;
import aish.shell.remote.Transports;
import aish.text.PlainText;

/** A program of the user's own that runs a command on many hosts. */
public sealed interface Engine {
    /** Who runs the command. */
    enum Kind {
        /** aish itself, unless the settings name a program for such hosts. */
        OWN,
        ANSIBLE,
        SLURM
    }

    /** Returns the program for hosts as the user names them; empty if aish runs the command. */
    static Optional<Engine> of(Kind kind, String hosts, Hosts known) throws TargetException {
        return switch (kind) {
            case ANSIBLE -> Optional.of(new Ansible(plain(hosts)));
            case SLURM -> Optional.of(Labelled.slurm(plain(hosts)));
            case OWN -> Labelled.ofSettings(hosts, known);
        };
    }

    private static String plain(String hosts) throws TargetException {
        if (hosts.startsWith("-")) {
            throw new TargetException(PlainText.oneLine(hosts) + " would be taken for an option");
        }
        return hosts;
    }

    /** Returns the hosts that it would run a command on; empty if it cannot say. */
    List<String> hosts(Programs programs) throws TargetException;

    Report run(String command, Programs programs) throws TargetException, IOException;

    /** Returns it as the user writes it. */
    String shown();

    /** How ssh, and what runs it on many hosts, says that it did not reach one. */
    Pattern NOT_REACHED =
            Pattern.compile(
                    "(?i)\\bssh\\b|exit(ed with exit)? (code|status) \\d|timed out|unreachable"
                            + "|no route to host|connection (closed|refused|reset)"
                            + "|could not resolve|permission denied|host key verification failed");

    /** What a program says about the command on one host. */
    record Said(String host, Ending ending, String output) {
        /** Whether it is about a host, and not a remark that starts like such a line. */
        boolean isResult() {
            return !(ending instanceof Ending.Unreachable(String why))
                    || NOT_REACHED.matcher(why).find();
        }
    }

    /**
     * What became of a command, and of the program.
     *
     * @param status negative if the program was ended
     * @param errors what it printed about itself
     */
    record Report(List<Said> hosts, int status, String errors) {
        public Report {
            hosts = List.copyOf(hosts);
        }
    }

    /**
     * What became of a command, for display.
     *
     * @param failed whether the program failed although no host did
     * @param said what the program says about itself; empty if nothing
     */
    record Results(List<HostResult> hosts, boolean failed, String said) {
        public Results {
            hosts = List.copyOf(hosts);
        }
    }

    /**
     * Runs a command and keeps the output of each host like that of a command of this machine.
     *
     * @param hosts those that there should be results of
     * @param stopped whether the user has ended the program
     */
    default Results results(
            String command,
            List<String> hosts,
            Programs programs,
            Supplier<OutputCapture> captures,
            BooleanSupplier stopped)
            throws TargetException, IOException {
        long start = System.nanoTime();
        Report report = new Report(List.of(), ExitCode.INTERRUPTED, "");
        try {
            report = run(command, programs);
        } catch (TargetException e) {
            if (!stopped.getAsBoolean()) {
                throw e;
            }
        }
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        Ending missing =
                stopped.getAsBoolean()
                        ? new Ending.Stopped()
                        : new Ending.Lost(shown() + " has no result for it");
        boolean known =
                !hosts.isEmpty()
                        && report.hosts().stream()
                                .filter(said -> !(said.ending() instanceof Ending.Unreachable))
                                .allMatch(said -> hosts.contains(said.host()));
        Map<String, Said> all = new LinkedHashMap<>();
        StringBuilder errors = new StringBuilder(report.errors());
        for (Said said : report.hosts()) {
            if (known ? hosts.contains(said.host()) : said.isResult()) {
                all.put(said.host(), said);
            } else if (said.ending() instanceof Ending.Unreachable(String why)) {
                errors.append(said.host()).append(": ").append(why).append('\n');
            }
        }
        if (known) {
            hosts.forEach(host -> all.putIfAbsent(host, new Said(host, missing, "")));
        }
        List<HostResult> results = new ArrayList<>();
        for (Said said : all.values()) {
            byte[] bytes = said.output().getBytes(StandardCharsets.UTF_8);
            OutputCapture capture = captures.get();
            capture.add(ByteBuffer.wrap(bytes), true);
            results.add(
                    FleetRun.result(
                            said.host(),
                            said.ending(),
                            took,
                            HexFormat.of().formatHex(FleetRun.digest().digest(bytes)),
                            programs.directory(),
                            capture.finish()));
        }
        boolean failed =
                report.status() != ExitCode.OK && results.stream().allMatch(HostResult::isGood);
        String own = EqualResults.shortened(errors.toString());
        String said =
                failed
                        ? shown() + ": " + how(report.status()) + own
                        : own.isEmpty() ? "" : shown() + " also printed:" + own;
        return new Results(results, failed, said);
    }

    private static String how(int status) {
        return status < 0 ? "did not end by itself" : "exit status " + status;
    }

    /**
     * Ansible, which writes the result of each host into a file.
     *
     * @param pattern names hosts and groups of its inventory
     */
    record Ansible(String pattern) implements Engine {
        /** What would end the text that templates are not looked for in. */
        private static final Pattern END = Pattern.compile("\\{%[-+]?\\s*endraw");

        @Override
        public String shown() {
            return "--ansible " + pattern;
        }

        @Override
        public List<String> hosts(Programs programs) throws TargetException {
            String listed = programs.ask(List.of("ansible", pattern, "--list-hosts"));
            return listed.lines().skip(1).map(String::strip).filter(n -> !n.isEmpty()).toList();
        }

        @Override
        public Report run(String command, Programs programs) throws TargetException, IOException {
            if (END.matcher(command).find()) {
                throw new TargetException("Ansible would read {% endraw %} as its own");
            }
            Path tree = Files.createTempDirectory("aish-on-");
            try {
                String variables =
                        new JsonWriter()
                                .beginObject()
                                .member("aish_command", "{% raw %}" + command + "{% endraw %}")
                                .endObject()
                                .toString();
                Subprocess.Result result =
                        programs.run(
                                List.of(
                                        "ansible",
                                        pattern,
                                        "-m",
                                        "shell",
                                        "-a",
                                        "{{ aish_command }}",
                                        "-e",
                                        variables,
                                        "-t",
                                        tree.toString()));
                return new Report(read(tree, result), result.status(), result.errors());
            } finally {
                PrivateFiles.deleteTree(tree);
            }
        }

        private static List<Said> read(Path tree, Subprocess.Result result)
                throws TargetException, IOException {
            List<Said> all = new ArrayList<>();
            try (Stream<Path> files = Files.list(tree)) {
                for (Path file : files.sorted().toList()) {
                    String host = String.valueOf(file.getFileName());
                    all.add(said(host, Json.parse(Files.readString(file))));
                }
            } catch (JsonException e) {
                throw new TargetException("Ansible's result cannot be read: " + e.getMessage());
            }
            if (all.isEmpty()) {
                throw new TargetException(
                        "Ansible gave no results: "
                                + Target.lastLine(result.output() + "\n" + result.errors()));
            }
            return all;
        }

        private static Said said(String host, Json result) {
            String message = result.get("msg").text().orElse("");
            if (result.get("unreachable").isTrue()) {
                return new Said(host, new Ending.Unreachable(Target.lastLine(message)), "");
            }
            String output =
                    Stream.of("stdout", "stderr")
                            .map(stream -> result.get(stream).text().orElse(""))
                            .filter(text -> !text.isEmpty())
                            .map(text -> text.endsWith("\n") ? text : text + "\n")
                            .collect(Collectors.joining());
            boolean failed = result.get("failed").isTrue();
            int status = result.get("rc").integer().orElse(failed ? 1 : 0);
            return new Said(host, new Ending.Exited(status), output.isEmpty() ? message : output);
        }
    }

    /**
     * A program that starts each line of the output with the name of the host and a colon.
     *
     * @param words with places for the targets and the command
     * @param listing prints the targets, one on each line; empty if no program does
     */
    record Labelled(String shown, List<String> words, String targets, List<String> listing)
            implements Engine {
        /** Targets of which the number is known. */
        private static final Pattern LIST = Pattern.compile("[\\w.,@-]+");

        private static final Pattern LINE = Pattern.compile("([^\\s:]+): ?(.*)");

        public Labelled {
            words = List.copyOf(words);
            listing = List.copyOf(listing);
        }

        /** Slurm's own program, on nodes as Slurm writes them. */
        public static Labelled slurm(String nodes) {
            return new Labelled(
                    "--slurm " + nodes,
                    List.of(
                            "srun",
                            "--label",
                            "--ntasks-per-node=1",
                            "--nodelist=" + Transport.TARGET,
                            "sh",
                            "-c",
                            Transport.COMMAND),
                    nodes,
                    List.of("scontrol", "show", "hostnames", nodes));
        }

        /** Returns the program of the settings for hosts of that kind. */
        static Optional<Engine> ofSettings(String hosts, Hosts known) throws TargetException {
            String name = hosts.substring(0, Math.max(0, hosts.indexOf(':')));
            Transports.Definition given = known.transports().definitions().get(name);
            if (given == null || given.many().isEmpty()) {
                return Optional.empty();
            }
            if (!given.many().contains(Transport.COMMAND)) {
                throw new TargetException(
                        "on.%s.many does not contain %s".formatted(name, Transport.COMMAND));
            }
            String targets = known.expanded(name, hosts.substring(name.length() + 1));
            return Optional.of(
                    new Labelled(hosts, Transport.wordsOf(given.many()), targets, List.of()));
        }

        @Override
        public List<String> hosts(Programs programs) throws TargetException {
            if (!listing.isEmpty()) {
                return programs.ask(listing).lines().toList();
            }
            return LIST.matcher(targets).matches() ? List.of(targets.split(",", -1)) : List.of();
        }

        @Override
        public Report run(String command, Programs programs) throws TargetException {
            MarkedCommand marked = MarkedCommand.of(command);
            List<String> filled =
                    words.stream()
                            .map(word -> word.replace(Transport.TARGET, targets))
                            .map(word -> word.replace(Transport.COMMAND, marked.unwatched()))
                            .toList();
            Subprocess.Result result = programs.run(filled);
            List<Said> all = said(result.output(), marked.mark());
            boolean listed = !listing.isEmpty() || LIST.matcher(targets).matches();
            if (listed ? !all.isEmpty() : all.stream().anyMatch(Said::isResult)) {
                return new Report(all, result.status(), result.errors());
            }
            Ending ending =
                    result.ending() == Subprocess.Ending.ENDED
                            ? new Ending.Exited(result.status())
                            : new Ending.Stopped();
            String output =
                    (result.output() + result.errors()).replaceAll(marked.mark() + ".*\n?", "");
            return new Report(List.of(new Said(shown, ending, output)), result.status(), "");
        }

        /**
         * Puts the lines of each host together. What no mark came before is not the command's; if
         * no mark comes at all, it says why.
         */
        static List<Said> said(String output, String mark) {
            Map<String, StringBuilder> texts = new LinkedHashMap<>();
            Map<String, String> unmarked = new LinkedHashMap<>();
            Map<String, String> names = new HashMap<>();
            Map<String, Ending> endings = new HashMap<>();
            for (String line : output.split("\n", -1)) {
                Matcher labelled = LINE.matcher(line);
                if (!labelled.matches()) {
                    continue;
                }
                String label = labelled.group(1);
                String text = labelled.group(2);
                StringBuilder known = texts.get(label);
                int at = text.indexOf(mark);
                String after = at < 0 ? "" : text.substring(at + mark.length()).strip();
                if (known == null && at == 0) {
                    texts.put(label, new StringBuilder());
                    names.put(label, after.isEmpty() ? label : PlainText.oneLine(after));
                } else if (known != null && at >= 0 && after.matches("\\d{3}")) {
                    known.append(text, 0, at);
                    endings.put(label, new Ending.Exited(Integer.parseInt(after)));
                } else if (known != null) {
                    known.append(text).append('\n');
                } else if (line.startsWith(label + ": ") && !text.isBlank()) {
                    unmarked.merge(label, text, (one, next) -> one + "\n" + next);
                }
            }
            List<Said> all = new ArrayList<>();
            texts.forEach(
                    (label, text) ->
                            all.add(
                                    new Said(
                                            names.getOrDefault(label, label),
                                            endings.getOrDefault(label, new Ending.Lost("")),
                                            text.toString())));
            unmarked.keySet().removeAll(texts.keySet());
            if (!all.isEmpty() || !output.contains(mark)) {
                unmarked.forEach(
                        (label, text) ->
                                all.add(
                                        new Said(
                                                PlainText.oneLine(label),
                                                new Ending.Unreachable(Target.oneLine(text)),
                                                "")));
            }
            return all;
        }
    }
}
