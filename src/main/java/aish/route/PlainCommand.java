package aish.route;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Reads a line as a program, perhaps its subcommand, and names. Such a line is a command if nothing
 * in it holds a sentence together, and a remark if a verb follows that says how the program
 * behaves. Everything else remains open. Not for use by several threads at once.
 */
final class PlainCommand {
    enum Reading {
        /** Nothing after the program makes a sentence. */
        COMMAND,

        /** Everything after the program exists here. */
        NAMED,

        /** It speaks about the program, or to somebody. */
        SENTENCE,

        /** It takes more to tell. */
        OPEN
    }

    /** Programs whose words are a command of their own. */
    private static final Set<String> WRAPPERS =
            Set.of("sudo", "doas", "nohup", "nice", "exec", "command", "builtin", "env", "time");

    /** Words of a line beyond this many are nobody's plain command. */
    private static final int MOST_WORDS = 8;

    private final Programs programs;
    private final WordKinds kinds;
    private final List<Operand> words = new ArrayList<>();
    private boolean shellSigns;

    /** A word that could be English, and the lists it is on. */
    private record Operand(String text, Kind kind, int lists) {
        boolean is(int list) {
            return (lists & list) != 0;
        }
    }

    PlainCommand(Lexicon lexicon, Programs programs) {
        this.programs = programs;
        this.kinds = new WordKinds(lexicon);
    }

    /**
     * @param start where the line's first command begins, after keywords
     */
    Reading read(String line, int start, RouteFacts facts) {
        words.clear();
        shellSigns = false;
        WordScanner scanner = new WordScanner(line, start);
        while (scanner.next()) {
            if (!take(line, scanner) || words.size() > MOST_WORDS) {
                return Reading.OPEN;
            }
        }
        int lead = 0;
        while (lead < words.size() - 1 && WRAPPERS.contains(words.get(lead).text())) {
            lead++;
        }
        return lead < words.size() && isProgram(words.get(lead), facts)
                ? ofProgram(words.get(lead), words.subList(lead + 1, words.size()), facts)
                : Reading.OPEN;
    }

    /** False for a word that neither a plain command nor a plain sentence has. */
    private boolean take(String line, WordScanner scanner) {
        int start = scanner.start();
        int end = scanner.end();
        if (scanner.isOperator() || scanner.isQuoted()) {
            return false;
        }
        int bare = WordKinds.bareEnd(line, start, end);
        Kind kind = kinds.of(line, start, bare);
        if (bare < end) {
            return false;
        }
        boolean plain = kind.isProse() || kind == Kind.SUBCOMMAND || kind == Kind.PROGRAM;
        if (plain || kind == Kind.LETTER || words.isEmpty()) {
            words.add(new Operand(line.substring(start, end), kind, kinds.lists()));
        } else {
            shellSigns |= kind != Kind.NUMBER;
        }
        return kind != Kind.ASIDE && kind != Kind.SCRIPT && kind != Kind.VARIABLE;
    }

    /**
     * A name that sentences begin with has to be there to count as a program, unless it is known
     * what its words are.
     */
    private boolean isProgram(Operand lead, RouteFacts facts) {
        if (lead.is(Lexicon.POLITE) || lead.text().equals("in")) {
            return false;
        }
        boolean doubtful =
                lead.is(Lexicon.FUNCTION) || (begins(lead) && !programs.isKnown(lead.text()));
        return facts.isCommand(lead.text()) || (lead.is(Lexicon.COMMAND) && !doubtful);
    }

    private static boolean begins(Operand lead) {
        return lead.is(Lexicon.VERB | Lexicon.OPENER | Lexicon.FUNCTION);
    }

    private Reading ofProgram(Operand lead, List<Operand> rest, RouteFacts facts) {
        String path = lead.text();
        Operands operands = programs.operandsOf(path);
        int names = 0;
        while (names < rest.size() && isSubcommand(path, rest.get(names), facts)) {
            path += " " + rest.get(names).text();
            names++;
        }
        List<Operand> left = rest.subList(names, rest.size());
        if (left.isEmpty()) {
            return names > 0 ? Reading.COMMAND : Reading.OPEN;
        }
        if (operands == Operands.SUBCOMMAND && (names == 0 || programs.isKnown(path))) {
            // the subcommand is missing
            return isRemark(operands, left) || isTopic(operands, left)
                    ? Reading.SENTENCE
                    : Reading.OPEN;
        }
        boolean topic = names == 0 && left.size() > 1 && isTopic(operands, left);
        return ofOperands(lead, operands, left, topic, facts);
    }

    private Reading ofOperands(
            Operand lead, Operands operands, List<Operand> left, boolean topic, RouteFacts facts) {
        // one word after "cat" is a file's name, or the start of one
        boolean file = operands == Operands.FILES && left.size() == 1 && !begins(lead);
        boolean start = file && !left.getFirst().is(Lexicon.PREDICATE);
        boolean remark = topic || (!start && isRemark(operands, left));
        if (!remark && isFree(lead, operands, left)) {
            return Reading.COMMAND;
        }
        if (operands.most() > 0 && areNamed(lead, left, facts)) {
            return Reading.NAMED;
        }
        return remark ? Reading.SENTENCE : Reading.OPEN;
    }

    /** Subcommands come first and, however deep, are the program's own words. */
    private boolean isSubcommand(String path, Operand word, RouteFacts facts) {
        return programs.hasSubcommand(path, word.text())
                || facts.isOwnSubcommand(path, word.text());
    }

    private static boolean areNamed(Operand lead, List<Operand> left, RouteFacts facts) {
        for (Operand word : left) {
            if (!facts.isNameFor(lead.text(), word.text())) {
                return false;
            }
        }
        return true;
    }

    /** After a verb or a noun, two words of English are more likely a phrase than two names. */
    private static int most(Operand lead, Operands operands) {
        boolean noun = lead.is(Lexicon.ENGLISH) && operands == Operands.NAMES;
        boolean several = operands == Operands.SUBCOMMAND || operands == Operands.FILES;
        boolean ambiguous = (begins(lead) && !several) || noun;
        return ambiguous ? Math.min(1, operands.most()) : operands.most();
    }

    /** Whether the words speak about the program or to somebody. */
    private boolean isRemark(Operands operands, List<Operand> left) {
        int from = operands == Operands.TEXT ? 1 : 0;
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

    /** Whether the words are what somebody wants to read about. */
    private boolean isTopic(Operands operands, List<Operand> left) {
        boolean names = operands == Operands.FILES || operands == Operands.TEXT;
        return !shellSigns && !names && left.getLast().is(Lexicon.TOPIC);
    }

    /** Whether nothing among the words makes them a sentence. */
    private boolean isFree(Operand lead, Operands operands, List<Operand> left) {
        if (left.size() > most(lead, operands)) {
            return false;
        }
        if (operands == Operands.COMMAND) {
            return left.getFirst().is(Lexicon.COMMAND);
        }
        int ends = phraseEnds(operands);
        for (int i = 0; i < left.size(); i++) {
            Operand word = left.get(i);
            boolean phrase = i > 0 && word.is(ends);
            boolean topic = operands == Operands.NAMES && word.is(Lexicon.TOPIC);
            boolean determines = word.is(Lexicon.DETERMINER) && determines(lead, operands, left, i);
            if (phrase || topic || determines || isGlue(word) || isAdverb(word)) {
                return false;
            }
        }
        return operands != Operands.EVIDENCE || left.getFirst().kind() == Kind.WORD;
    }

    /** The lists of words that end a phrase of several words rather than name anything. */
    private static int phraseEnds(Operands operands) {
        if (operands == Operands.TEXT) {
            return 0;
        }
        return operands == Operands.FILES ? Lexicon.THING : Lexicon.TOPIC | Lexicon.THING;
    }

    private static boolean isGlue(Operand word) {
        Kind kind = word.kind();
        return word.is(Lexicon.GLUE) || kind == Kind.FOREIGN || kind == Kind.CAPITAL;
    }

    private static boolean isAdverb(Operand word) {
        return word.kind() == Kind.ENGLISH
                && word.text().length() > 4
                && word.text().endsWith("ly");
    }

    /** "this" belongs to a noun in "this file", and is a name itself in "cp this that". */
    private static boolean determines(
            Operand lead, Operands operands, List<Operand> left, int index) {
        if (index + 1 < left.size()) {
            return !left.get(index + 1).is(Lexicon.DETERMINER);
        }
        boolean named =
                operands == Operands.SUBCOMMAND
                        || operands == Operands.TARGETS
                        || (operands == Operands.FILES && index > 0);
        return lead.is(Lexicon.VERB) && !named;
    }
}
