package aish.safety.walk;

import module java.base;

import aish.bash.Span;
import aish.safety.Call;
import aish.safety.Effect;
import aish.safety.ExpandedWord;
import aish.safety.Finding;
import aish.safety.Verdict;
import aish.safety.files.AffectedFileSpec;
import aish.safety.files.Paths;

/** Collects the findings of a walk through a command and makes the verdict. */
public final class VerdictBuilder {
    static final String THROUGH_LINK = "may write through a link that it creates";

    private List<Finding> halting = new ArrayList<>();
    private final List<Finding> unknowns = new ArrayList<>();
    private final Set<Effect> effects = EnumSet.noneOf(Effect.class);
    private final Set<String> acts = new LinkedHashSet<>();
    private final Set<AffectedFileSpec> touched = new LinkedHashSet<>();

    /** Reasons whose files are already recorded. */
    private Set<Finding> findingsWithFiles = new HashSet<>();

    private final List<Call> calls = new ArrayList<>();
    private final List<Integer> openCalls = new ArrayList<>();
    private final List<List<ExpandedWord>> openWords = new ArrayList<>();
    private int nonReadingEffects;
    private int repeatedHalts;
    private boolean wrapped;
    private final Set<Trait> traits = EnumSet.noneOf(Trait.class);

    /** Writes that may happen later than what follows them in the line. */
    private final List<Span> lateWrites = new ArrayList<>();

    /** Files into which the line puts what is in secret ones. */
    private final Set<String> secretCopies = new HashSet<>();

    private final List<String> repositories = new ArrayList<>();

    /** Directories that may contain links made by others. */
    private final List<String> unpacked = new ArrayList<>();

    /** Starts a command; calls recorded until {@code leave} are run by it. */
    void enter(List<ExpandedWord> words, boolean function, String directory) {
        calls.add(Call.of(words, outer(), offset(words.getFirst()), function, directory));
        openCalls.add(calls.size() - 1);
        noteNames(words);
        openWords.add(words);
    }

    /** What the line has done so far that matters for what it does later. */
    public enum Trait {
        /** It has created a link. */
        LINKED,
        /** Words name a file that starts with a dash or ends with a pipe character. */
        NAMES_WITH_DASH,
        /** A variable or a substitution holds a secret. */
        HOLDS_SECRET,
        WROTE_CODE,
        WROTE_SCRATCH_CODE
    }

    public void note(Trait trait) {
        traits.add(trait);
    }

    public boolean has(Trait trait) {
        return traits.contains(trait);
    }

    void noteName(String path) {
        if (Paths.base(path).startsWith("-") || path.endsWith("|")) {
            note(Trait.NAMES_WITH_DASH);
        }
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
        openCalls.removeLast();
        openWords.removeLast();
    }

    private int outer() {
        return openCalls.isEmpty() ? -1 : openCalls.getLast();
    }

    /**
     * Returns the index of a word in the enclosing command, by identity because the same text may
     * occur twice.
     */
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

    /** Records a file that the current call reads. */
    public void addRead(String path) {
        changeCall(call -> call.reading(path));
    }

    /** Records that the current call uses the network, whatever else it does. */
    public void addNetwork() {
        changeCall(call -> call.with(Effect.FETCHES));
    }

    private void changeCall(UnaryOperator<Call> change) {
        if (outer() >= 0) {
            calls.set(outer(), change.apply(calls.get(outer())));
        }
    }

    public List<Call> calls() {
        return List.copyOf(calls);
    }

    public void add(Effect effect, String reason, Span span) {
        effects.add(effect);
        changeCall(call -> call.with(effect));
        nonReadingEffects += effect == Effect.READS ? 0 : 1;
        if (effect.halts()) {
            Finding finding = new Finding(effect, reason, span);
            if (halting.contains(finding)) {
                repeatedHalts++;
            } else {
                halting.add(finding);
            }
        } else if (effect != Effect.READS) {
            acts.add(reason);
        }
    }

    public void addAffectedFiles(AffectedFileSpec files) {
        touched.add(files);
    }

    /** Records a file that holds what is in a secret one from now on. */
    public void addSecretCopy(String path) {
        secretCopies.add(path);
    }

    public boolean isSecretCopy(String path) {
        return secretCopies.contains(path);
    }

    /** Whether the current command is run by such a command. */
    public boolean isRunBy(Predicate<List<String>> outer) {
        return openWords.stream()
                .map(words -> words.stream().map(ExpandedWord::text).toList())
                .anyMatch(outer);
    }

    /** How many effects other than reading were found. */
    public int nonReadingEffects() {
        return nonReadingEffects;
    }

    /** How often a reason to halt was found again, as in the next iteration of a loop. */
    public int repeatedHalts() {
        return repeatedHalts;
    }

    /** How many reasons to halt there are. */
    public int haltCount() {
        return halting.size();
    }

    int unknowns() {
        return unknowns.size();
    }

    /** Drops the findings since these counts, because the user allows the command. */
    void dropFindingsSince(int reasonsBefore, int doubtsBefore) {
        halting.subList(reasonsBefore, halting.size()).clear();
        unknowns.subList(doubtsBefore, unknowns.size()).clear();
    }

    /** Returns the reasons after the first {@code since} whose files are not recorded yet. */
    public List<Finding> findingsWithoutFiles(int since) {
        return halting.subList(since, halting.size()).stream()
                .filter(finding -> !findingsWithFiles.contains(finding))
                .toList();
    }

    /** Records that the files for all reasons after the first {@code since} are recorded. */
    public void markFilesRecorded(int since) {
        findingsWithFiles.addAll(halting.subList(since, halting.size()));
    }

    public int affectedFileCount() {
        return touched.size();
    }

    /** Marks the files recorded after the first {@code since} as unknown. */
    public void markFilesUnknown(int since) {
        List<AffectedFileSpec> known = List.copyOf(touched);
        touched.clear();
        touched.addAll(known.subList(0, since));
        known.subList(since, known.size())
                .forEach(
                        files ->
                                touched.add(
                                        AffectedFileSpec.unknown(files.kind(), files.directory())));
    }

    /** Records something that the rules do not know. */
    public void addUnknown(String reason, Span span) {
        unknowns.add(new Finding(Effect.EXEC_UNKNOWN, reason, span));
    }

    public void markLinked() {
        note(Trait.LINKED);
        lateWrites.forEach(span -> add(Effect.OVERWRITES, THROUGH_LINK, span));
        lateWrites.clear();
    }

    /** Records a write that a loop repeats or that happens in the background. */
    void addLateWrite(Span span) {
        lateWrites.add(span);
    }

    /** Records a file that the line writes, if it is code. */
    void noteWrite(String path, Trait trait) {
        if (Paths.isCode(path)) {
            note(trait);
        }
    }

    /** Whether something has been fetched from the network so far. */
    public boolean hasFetched() {
        return effects.contains(Effect.FETCHES);
    }

    /** Records a repository that the line itself creates, whose settings are git's defaults. */
    public void addOwnRepository(String path) {
        repositories.add(path);
    }

    public boolean isOwnRepository(String path) {
        return repositories.stream().anyMatch(place -> isUnder(path, place));
    }

    /** Records a directory into which a tree was put that may contain links. */
    public void addLinkDirectory(String place) {
        unpacked.add(place);
    }

    /** Whether a path may lead through a link that the line itself has created. */
    public boolean isLinked(String path) {
        return has(Trait.LINKED) || unpacked.stream().anyMatch(place -> isUnder(path, place));
    }

    private static boolean isUnder(String path, String place) {
        boolean below = path.equals(place) || path.startsWith(place + "/");
        return below || (place.equals(".") && !path.startsWith("/") && !path.startsWith("~"));
    }

    public void markWrapped() {
        wrapped = true;
    }

    /** Visits code in a string: what is found in it is found at the place of the string. */
    void within(Span string, Runnable visit) {
        List<Finding> outside = halting;
        Set<Finding> recorded = findingsWithFiles;
        int doubts = unknowns.size();
        int writes = lateWrites.size();
        // their places in the string might be those of others in the line
        halting = new ArrayList<>();
        findingsWithFiles = new HashSet<>();
        wrapped = true;
        visit.run();
        List<Finding> inside = halting;
        halting = outside;
        findingsWithFiles = recorded;
        int known = halting.size();
        inside.forEach(finding -> add(finding.effect(), finding.reason(), string));
        markFilesRecorded(known);
        unknowns.subList(doubts, unknowns.size())
                .replaceAll(doubt -> new Finding(doubt.effect(), doubt.reason(), string));
        lateWrites
                .subList(Math.min(writes, lateWrites.size()), lateWrites.size())
                .replaceAll(_ -> string);
    }

    public Verdict verdict() {
        if (!halting.isEmpty()) {
            return new Verdict.Halt(halting, effects, wrapped, List.copyOf(touched));
        }
        if (!unknowns.isEmpty()) {
            return new Verdict.Unknown(unknowns, effects, wrapped, List.copyOf(touched));
        }
        return new Verdict.Clear(effects, wrapped, List.copyOf(touched), List.copyOf(acts));
    }
}
