package aish.safety.walk;

import aish.bash.Span;
import aish.safety.Call;
import aish.safety.Effect;
import aish.safety.Finding;
import aish.safety.Verdict;
import aish.safety.files.AffectedFileSpec;
import aish.safety.files.Paths;
import aish.safety.programs.BuildInputs;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects what a walk through a command finds. */
public final class VerdictBuilder {
    static final String THROUGH_LINK = "may write through a link that it makes";

    private final List<Finding> halting = new ArrayList<>();
    private final List<Finding> doubts = new ArrayList<>();
    private final Set<Effect> effects = EnumSet.noneOf(Effect.class);
    private final Set<AffectedFileSpec> touched = new LinkedHashSet<>();

    /** Reasons whose files are among those touched. */
    private final Set<Finding> accounted = new HashSet<>();

    private final List<Call> calls = new ArrayList<>();
    private final List<Integer> open = new ArrayList<>();
    private final List<List<ExpandedWord>> openWords = new ArrayList<>();
    private int acts;
    private int repeats;
    private boolean wrapped;
    private boolean linked;

    /** Writing that may happen later than what comes after it in the line. */
    private final List<Span> lateWrites = new ArrayList<>();

    private boolean dashed;
    private boolean writesCode;
    private boolean writesScratchCode;
    private final List<String> repositories = new ArrayList<>();

    /** Directories in which links of other people may have been put. */
    private final List<String> unpacked = new ArrayList<>();

    /** A command begins; what is met until it is left is what it runs. */
    void enter(List<ExpandedWord> words, boolean function) {
        calls.add(Call.of(words, outer(), offset(words.getFirst()), function));
        open.add(calls.size() - 1);
        noteNames(words);
        openWords.add(words);
    }

    /** Whether words of the line name a file that begins with a dash. */
    public boolean makesDashedNames() {
        return dashed;
    }

    void noteName(String path) {
        dashed |= Paths.base(path).startsWith("-") || path.endsWith("|");
    }

    private void noteNames(List<ExpandedWord> words) {
        boolean ended = false;
        for (ExpandedWord word : words) {
            String text = word.text();
            if (ended || text.contains("/-") || text.endsWith("|")) {
                noteName(text);
            }
            ended |= text.equals("--");
        }
    }

    void leave() {
        open.removeLast();
        openWords.removeLast();
    }

    private int outer() {
        return open.isEmpty() ? -1 : open.getLast();
    }

    /** By identity: the same text may stand there twice. */
    @SuppressWarnings("ReferenceEquality")
    private int offset(ExpandedWord first) {
        if (openWords.isEmpty()) {
            return -1;
        }
        List<ExpandedWord> words = openWords.getLast();
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i) == first) {
                return i;
            }
        }
        return -1;
    }

    public List<Call> calls() {
        return List.copyOf(calls);
    }

    public void add(Effect effect, String reason, Span span) {
        effects.add(effect);
        acts += effect == Effect.READS ? 0 : 1;
        if (effect.halts()) {
            Finding finding = new Finding(effect, reason, span);
            if (halting.contains(finding)) {
                repeats++;
            } else {
                halting.add(finding);
            }
        }
    }

    public void touch(AffectedFileSpec files) {
        touched.add(files);
    }

    /** How often something more than reading was found. */
    public int acts() {
        return acts;
    }

    /** How often a reason to halt was found once more, as in the next round of a loop. */
    public int repeats() {
        return repeats;
    }

    /** How many reasons to halt there are. */
    public int reasons() {
        return halting.size();
    }

    int doubts() {
        return doubts.size();
    }

    /** Drops what was found since there were so many: the person allows it. */
    void lift(int reasonsBefore, int doubtsBefore) {
        halting.subList(reasonsBefore, halting.size()).clear();
        doubts.subList(doubtsBefore, doubts.size()).clear();
    }

    /** The reasons since there were so many whose files nobody has named yet. */
    public List<Finding> unaccounted(int since) {
        return halting.subList(since, halting.size()).stream()
                .filter(finding -> !accounted.contains(finding))
                .toList();
    }

    /** The files of the reasons since there were so many are named. */
    public void account(int since) {
        accounted.addAll(halting.subList(since, halting.size()));
    }

    public int touches() {
        return touched.size();
    }

    /** Nobody can say which files are meant by those noted since there were so many. */
    public void blur(int since) {
        List<AffectedFileSpec> known = List.copyOf(touched);
        touched.clear();
        touched.addAll(known.subList(0, since));
        known.subList(since, known.size())
                .forEach(
                        files ->
                                touched.add(
                                        AffectedFileSpec.unknown(files.kind(), files.directory())));
    }

    /** Something is not known to the rules. */
    public void doubt(String reason, Span span) {
        doubts.add(new Finding(Effect.EXEC_UNKNOWN, reason, span));
    }

    public void link() {
        linked = true;
        lateWrites.forEach(span -> add(Effect.OVERWRITES, THROUGH_LINK, span));
        lateWrites.clear();
    }

    /** Takes note of writing that a loop repeats or that happens in the background. */
    void writeLate(Span span) {
        lateWrites.add(span);
    }

    /** Takes note of a file of the project that the line writes. */
    void wrote(String path) {
        writesCode |= BuildInputs.isCode(path);
    }

    void wroteScratch(String path) {
        writesScratchCode |= BuildInputs.isCode(path);
    }

    public boolean wroteScratchCode() {
        return writesScratchCode;
    }

    /** Whether something was fetched from the network so far. */
    public boolean fetches() {
        return effects.contains(Effect.FETCHES);
    }

    public boolean wroteCode() {
        return writesCode;
    }

    /** Takes note of a repository that the line itself makes, whose settings are git's own. */
    public void makeRepository(String path) {
        repositories.add(path);
    }

    public boolean isOwnRepository(String path) {
        return repositories.stream().anyMatch(place -> isUnder(path, place));
    }

    /** A tree was put there, in which there may be links. */
    public void linkUnder(String place) {
        unpacked.add(place);
    }

    /** Whether a path may lead through a link that the line itself has put there. */
    public boolean isLinked(String path) {
        return linked || unpacked.stream().anyMatch(place -> isUnder(path, place));
    }

    private static boolean isUnder(String path, String place) {
        boolean below = path.equals(place) || path.startsWith(place + "/");
        return below || (place.equals(".") && !path.startsWith("/") && !path.startsWith("~"));
    }

    public void wrap() {
        wrapped = true;
    }

    boolean isClear() {
        return halting.isEmpty() && doubts.isEmpty();
    }

    /** For code inside this one, after what was found up to here. */
    VerdictBuilder inside() {
        VerdictBuilder inner = new VerdictBuilder();
        inner.wrapped = true;
        inner.linked = linked;
        inner.dashed = dashed;
        inner.writesCode = writesCode;
        inner.writesScratchCode = writesScratchCode;
        inner.repositories.addAll(repositories);
        inner.unpacked.addAll(unpacked);
        return inner;
    }

    /** Takes over what was found in a text inside this one, whose places all are the given one. */
    void absorb(VerdictBuilder inner, Span place) {
        int before = halting.size();
        int shift = calls.size();
        inner.calls.forEach(call -> calls.add(call.within(outer(), shift)));
        effects.addAll(inner.effects);
        for (Finding finding : inner.halting) {
            add(finding.effect(), finding.reason(), place);
        }
        for (Finding finding : inner.doubts) {
            doubt(finding.reason(), place);
        }
        touched.addAll(inner.touched);
        account(before);
        wrapped |= inner.wrapped;
        inner.lateWrites.forEach(_ -> lateWrites.add(place));
        if (inner.linked) {
            link();
        }
        unpacked.addAll(inner.unpacked);
        dashed |= inner.dashed;
        writesCode |= inner.writesCode;
        writesScratchCode |= inner.writesScratchCode;
        repositories.addAll(inner.repositories);
    }

    public Verdict verdict() {
        if (!halting.isEmpty()) {
            return new Verdict.Halt(halting, effects, wrapped, List.copyOf(touched));
        }
        if (!doubts.isEmpty()) {
            return new Verdict.Unknown(doubts, effects, wrapped, List.copyOf(touched));
        }
        return new Verdict.Clear(effects, wrapped, List.copyOf(touched));
    }
}
