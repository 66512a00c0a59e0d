package aish.route;

import module java.base;

import aish.route.Programs.OperandKind;

/**
 * Reads a line as a program, perhaps its subcommand, and names; what comes out is a feature. Such a
 * line is probably a command if no word in it belongs to a sentence, and a sentence if a verb
 * follows that says how the program behaves. Not thread-safe.
 */
final class PlainCommand {
    /** What a line reads like. */
    enum Reading {
        /** A program and names. */
        COMMAND,
        /** A program and what exists here. */
        NAMED,
        /** About a program, or to the reader. */
        SENTENCE,
        /** Neither a plain command nor a remark. */
        OPEN
    }

    /** A line with more words is open. */
    private static final int MOST_WORDS = 8;

    private final Programs programs;
    private final List<Operand> words = new ArrayList<>();
    private boolean open;
    private boolean shellSigns;

    /** A word that could be English, and the word lists that contain it. */
    private record Operand(String text, WordKind kind, int lists) {
        boolean is(int list) {
            return (lists & list) != 0;
        }
    }

    PlainCommand(Programs programs) {
        this.programs = programs;
    }

    void clear() {
        words.clear();
        open = false;
        shellSigns = false;
    }

    /** Adds a word that no plain command and no plain sentence has. */
    void addOther() {
        open = true;
    }

    void add(String text, WordKind kind, int lists) {
        boolean plain = kind.isProse() || kind == WordKind.SUBCOMMAND || kind == WordKind.PROGRAM;
        if (plain || kind == WordKind.LETTER || words.isEmpty()) {
            words.add(new Operand(text, kind, lists));
        } else {
            shellSigns |= kind != WordKind.NUMBER;
        }
        open |= kind == WordKind.ASIDE || kind == WordKind.SCRIPT || kind == WordKind.VARIABLE;
    }

    Reading read(RouteFacts facts) {
        if (open || words.size() > MOST_WORDS) {
            return Reading.OPEN;
        }
        int lead = 0;
        while (lead < words.size() - 1 && programs.isWrapper(words.get(lead).text())) {
            lead++;
        }
        return lead < words.size() && isProgram(words.get(lead), facts)
                ? ofProgram(words.get(lead), words.subList(lead + 1, words.size()), facts)
                : Reading.OPEN;
    }

    /**
     * A word that sentences start with counts as a program only if it exists here or its operands
     * are known.
     */
    private boolean isProgram(Operand lead, RouteFacts facts) {
        if (lead.is(Lexicon.POLITE) || lead.text().equals("in")) {
            return false;
        }
        boolean doubtful =
                lead.is(Lexicon.FUNCTION)
                        || (canStartSentence(lead) && !programs.isKnown(lead.text()));
        return facts.isCommand(lead.text()) || (lead.is(Lexicon.COMMAND) && !doubtful);
    }

    private static boolean canStartSentence(Operand lead) {
        return lead.is(Lexicon.VERB | Lexicon.OPENER | Lexicon.FUNCTION);
    }

    private Reading ofProgram(Operand lead, List<Operand> rest, RouteFacts facts) {
        String path = lead.text();
        OperandKind operands = programs.operandsOf(path);
        int names = 0;
        while (names < rest.size() && isSubcommand(path, rest.get(names), facts)) {
            path += " " + rest.get(names).text();
            names++;
        }
        List<Operand> left = rest.subList(names, rest.size());
        if (left.isEmpty()) {
            return names > 0 ? Reading.COMMAND : Reading.OPEN;
        }
        if (operands == OperandKind.SUBCOMMAND && (names == 0 || programs.isKnown(path))) {
            // the subcommand is missing
            return isRemark(operands, left) || isTopic(operands, left)
                    ? Reading.SENTENCE
                    : Reading.OPEN;
        }
        boolean topic = names == 0 && left.size() > 1 && isTopic(operands, left);
        return ofOperands(lead, operands, left, topic, facts);
    }

    private Reading ofOperands(
            Operand lead,
            OperandKind operands,
            List<Operand> left,
            boolean topic,
            RouteFacts facts) {
        // a single word after "cat" is a file name, or the start of one
        boolean file = operands == OperandKind.FILES && left.size() == 1 && !canStartSentence(lead);
        boolean start = file && !left.getFirst().is(Lexicon.PREDICATE);
        boolean remark = topic || (!start && isRemark(operands, left));
        if (!remark && isFree(lead, operands, left)) {
            return Reading.COMMAND;
        }
        if (operands.most() > 0 && isNamed(lead, left, facts)) {
            return Reading.NAMED;
        }
        return remark ? Reading.SENTENCE : Reading.OPEN;
    }

    /** Subcommands come first and, at any depth, are the program's own words. */
    private boolean isSubcommand(String path, Operand word, RouteFacts facts) {
        return programs.hasSubcommand(path, word.text())
                || facts.isOwnSubcommand(path, word.text());
    }

    /** Whether everything after the program exists here. */
    private static boolean isNamed(Operand lead, List<Operand> left, RouteFacts facts) {
        return left.stream().allMatch(word -> facts.isNameFor(lead.text(), word.text()));
    }

    /**
     * Returns how many words may follow. After a verb or a noun, two English words are more likely
     * a phrase than two names.
     */
    private static int most(Operand lead, OperandKind operands) {
        boolean noun = lead.is(Lexicon.ENGLISH) && operands == OperandKind.NAMES;
        boolean several = operands == OperandKind.SUBCOMMAND || operands == OperandKind.FILES;
        boolean ambiguous = (canStartSentence(lead) && !several) || noun;
        return ambiguous ? Math.min(1, operands.most()) : operands.most();
    }

    /** Whether the words are about the program, or address the reader. */
    private boolean isRemark(OperandKind operands, List<Operand> left) {
        int from = operands == OperandKind.TEXT ? 1 : 0;
        for (int i = from; i < left.size() && !shellSigns; i++) {
            Operand word = left.get(i);
            boolean predicate = word.is(Lexicon.PREDICATE) && i < 2;
            // an article needs a noun
            boolean bare = i == left.size() - 1 && word.is(Lexicon.DETERMINER);
            if (predicate || (word.is(Lexicon.PRONOUN | Lexicon.POLITE) && !bare)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the words name a topic to read about. */
    private boolean isTopic(OperandKind operands, List<Operand> left) {
        boolean names = operands == OperandKind.FILES || operands == OperandKind.TEXT;
        return !shellSigns && !names && left.getLast().is(Lexicon.TOPIC);
    }

    /** Whether none of the words suggests a sentence. */
    private boolean isFree(Operand lead, OperandKind operands, List<Operand> left) {
        if (left.size() > most(lead, operands)) {
            return false;
        }
        if (operands == OperandKind.COMMAND) {
            return left.getFirst().is(Lexicon.COMMAND);
        }
        int ends = phraseEnds(operands);
        for (int i = 0; i < left.size(); i++) {
            Operand word = left.get(i);
            boolean phrase = i > 0 && word.is(ends);
            boolean topic = operands == OperandKind.NAMES && word.is(Lexicon.TOPIC);
            if (phrase || topic || isGlue(word) || isAdverb(word)) {
                return false;
            }
        }
        return operands != OperandKind.EVIDENCE || left.getFirst().kind() == WordKind.WORD;
    }

    /** The lists of words that end a phrase of several words rather than name something. */
    private static int phraseEnds(OperandKind operands) {
        if (operands == OperandKind.TEXT) {
            return 0;
        }
        return operands == OperandKind.FILES ? Lexicon.THING : Lexicon.TOPIC | Lexicon.THING;
    }

    private static boolean isGlue(Operand word) {
        WordKind kind = word.kind();
        return word.is(Lexicon.GLUE) || kind == WordKind.FOREIGN || kind == WordKind.CAPITAL;
    }

    private static boolean isAdverb(Operand word) {
        return word.kind() == WordKind.ENGLISH
                && word.text().length() > 4
                && word.text().endsWith("ly");
    }
}
