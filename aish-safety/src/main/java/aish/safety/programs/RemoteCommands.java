package aish.safety.programs;

import module java.base;

import aish.bash.Span;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.files.Paths.PathZone;
import aish.safety.walk.CommandContext;
import aish.safety.walk.Invocation;
import aish.safety.walk.OptionReader;
import aish.safety.walk.Scope;

/** Judges {@code ssh} and programs that copy to other machines. */
public final class RemoteCommands {
    /** Commands that leave their input alone, such as those in {@code while read host} loops. */
    private static final Pattern IGNORES_INPUT =
            Pattern.compile(
                    "(?:date|df|du|echo|free|hostname|id|ls|nproc|ps|systemctl|true|uname|uptime|w|who)"
                            + "(?: [\\w./=:+%-]+)*");

    /** Options with which ssh connects to nothing. */
    private static final Set<String> ASKING = Set.of("-V", "-Q", "-G", "-O");

    private RemoteCommands() {}

    static void ssh(Invocation invocation) {
        List<ExpandedWord> words = invocation.words();
        CommandContext context = invocation.context();
        int at = invocation.firstOperand();
        boolean asks = false;
        for (OptionReader.Given option : invocation.given()) {
            option(
                    option.name(),
                    option.value() == null ? words.getFirst() : option.value(),
                    context);
            asks |= ASKING.contains(option.name());
        }
        if (asks || at >= words.size()) {
            return;
        }
        ExpandedWord host = words.get(at++);
        if (!host.path().isGiven()) {
            NetworkData.check(host, context);
        }
        words.subList(at, words.size()).forEach(word -> NetworkData.check(word, context));
        if (at < words.size()) {
            String code =
                    words.stream()
                            .skip(at)
                            .map(ExpandedWord::text)
                            .collect(Collectors.joining(" "));
            if (context.readsData() && !IGNORES_INPUT.matcher(code).matches()) {
                context.add(Effect.NETWORK_OUT, "sends its input to " + host.shown(), host);
            }
            Span span = new Span(words.get(at).span().start(), words.getLast().span().end());
            context.walk().code(code, Scope.withoutFacts(), context.stdin(), span);
        } else if (context.carriesData()) {
            context.walk().codeOnInput("sh", context);
        }
        context.add(Effect.FETCHES, "works on " + host.shown(), host);
    }

    private static void option(String name, ExpandedWord value, CommandContext context) {
        switch (name) {
            case "-V", "-Q", "-G" -> context.add(Effect.READS, "shows only", value);
            case "-O" -> control(value, context);
            case "-o" -> setting(value, context);
            case "-F", "-I" ->
                    context.add(Effect.EXEC_UNKNOWN, "this ssh option can run commands", value);
            case "-R" ->
                    context.add(Effect.NETWORK_OUT, "lets the remote machine connect back", value);
            default -> {}
        }
    }

    /** Judges {@code -O}: {@code check} queries an open connection, other words change it. */
    private static void control(ExpandedWord word, CommandContext context) {
        boolean asks = word.text().equals("check");
        context.add(
                asks ? Effect.READS : Effect.KILLS,
                asks ? "shows only" : "closes or changes an open connection",
                word);
    }

    /** Judges {@code -o Name=value}, for ssh and programs that use it. */
    public static void setting(ExpandedWord setting, CommandContext context) {
        String lower = setting.text().toLowerCase(Locale.ROOT);
        boolean runs =
                (lower.contains("command") && !lower.contains("proxycommand=none"))
                        || lower.contains("pkcs11")
                        || (lower.contains("knownhosts")
                                && !lower.contains("userknownhostsfile=/dev/null"));
        if (runs || !setting.isKnown()) {
            context.add(Effect.EXEC_UNKNOWN, "this ssh option runs a command", setting);
        }
    }

    /**
     * Judges {@code scp}, {@code rsync} and {@code rclone copy}, whose last operand is the target.
     */
    static void transfer(Invocation invocation) {
        CommandContext context = invocation.context();
        List<ExpandedWord> operands = invocation.operands();
        if (invocation.isExempt()) {
            invocation.add(Effect.READS, "shows only");
            return;
        }
        if (operands.size() < 2) {
            invocation.add(Effect.READS, "lists");
            return;
        }
        ExpandedWord target = operands.getLast();
        if (isRemote(target.text())) {
            context.add(Effect.REMOTE_PUBLISH, "copies to " + target.shown(), target);
            return;
        }
        operands.stream()
                .filter(operand -> isRemote(operand.text()))
                .forEach(operand -> NetworkData.check(operand, context));
        if (PathZone.of(context.resolve(target.text()) + "/x") == PathZone.SCRATCH) {
            context.add(Effect.CREATES, "copies to scratch", target);
        } else {
            context.write(target);
        }
        context.judgement().addLinkDirectory(context.path(target.text()));
    }

    /** Judges a command that runs in other directories, such as those of submodules. */
    static void judgeInOtherDirectories(Invocation invocation) {
        invocation.markFilesUnknown();
        invocation.applyRule();
    }

    /** Judges the destination of a backup. */
    public static void backupDestination(ExpandedWord place, CommandContext context) {
        int archive = place.text().indexOf("::");
        String text = archive < 0 ? place.text() : place.text().substring(0, archive);
        if (!place.isKnown() || isRemote(text)) {
            context.add(Effect.NETWORK_OUT, "sends files to " + place.shown(), place);
        }
    }

    static boolean isRemote(String text) {
        int colon = text.indexOf(':');
        int slash = text.indexOf('/');
        return colon > 0 && (slash < 0 || colon < slash);
    }
}
