package aish.model.offline;

import module java.base;

import aish.model.offline.HelperTexts.FileTypes;
import aish.model.offline.Ranking.Candidate;

/**
 * Understands a line by what was said before it: the answer to a question of the helper ("web" to
 * "Which container?"), or a change of the last task ("only in src").
 */
final class FollowUp {
    /** Earlier exchanges are not looked at. */
    private static final int MOST_EXCHANGES = 4;

    /** A score that is enough for a task of the same topic with the same names. */
    private static final double RELATED = 0.35;

    private static final Pattern CONTINUES =
            Pattern.compile(
                    "(?i)(?:and|but|or|also|only|just|now|same|instead|in|on|from|for|with|without"
                            + "|not|what about|how about|the same|sorted|by|including|excluding"
                            + "|recursively|older|newer|larger|bigger|smaller)\\b.*");

    private final Function<String, List<Candidate>> rank;
    private final RecipeBook book;
    private final FileTypes types;

    FollowUp(Function<String, List<Candidate>> rank, RecipeBook book, FileTypes types) {
        this.rank = rank;
        this.book = book;
        this.types = types;
    }

    /** Returns the task that the line continues or completes; empty if it stands alone. */
    Optional<Candidate> of(List<HelperRequest.Exchange> before, String line) {
        Optional<Open> open = Optional.empty();
        int first = Math.max(0, before.size() - MOST_EXCHANGES);
        for (HelperRequest.Exchange exchange : before.subList(first, before.size())) {
            String said = exchange.question();
            Optional<Open> completed = open.flatMap(task -> completed(task, said));
            open =
                    Answers.asks(exchange.answer())
                            ? completed.or(() -> likely(said).map(best -> new Open(said, best)))
                            : Optional.empty();
        }
        Optional<Candidate> completed = open.flatMap(task -> completed(task, line)).map(Open::task);
        return completed.isPresent() || before.isEmpty()
                ? completed
                : changed(before.getLast().question(), line);
    }

    /** A task of which something is still missing. */
    private record Open(String question, Candidate task) {}

    private Optional<Candidate> likely(String question) {
        return rank.apply(question).stream()
                .limit(1)
                .filter(best -> best.score() >= Helper.MIN_SCORE)
                .findFirst();
    }

    /** Takes the values that were missing from the reply; empty if it is a task of its own. */
    private Optional<Open> completed(Open before, String reply) {
        Candidate open = before.task();
        Set<SlotKind> missing = open.recipe().missing(open.values());
        Question question = Question.of(reply);
        ReadQuestion reading = new Reader(book, types).read(question);
        List<QuestionWord> said = content(reading, missing);
        boolean anyText = missing.stream().anyMatch(kind -> kind.family() == SlotKind.Family.TEXT);
        if (said.isEmpty() || isTask(reading) || (said.size() > missing.size() + 1 && !anyText)) {
            return Optional.empty();
        }
        String whole = before.question() + " " + reply;
        Optional<Candidate> together =
                likely(whole)
                        .filter(
                                best ->
                                        best.recipe().topic().equals(open.recipe().topic())
                                                && best.recipe().missing(best.values()).isEmpty()
                                                && best.values().size() > open.values().size());
        if (together.isPresent()
                && question.pieces().stream().noneMatch(w -> w.is(WordForm.WORD))) {
            return together.map(best -> new Open(whole, best));
        }
        Map<SlotKind, SlotValue> values = new EnumMap<>(SlotKind.class);
        Map<SlotKind, SlotValue> seen = new SlotFinder(reading, open.known(), book, types).find();
        missing.stream()
                .filter(seen::containsKey)
                .forEach(kind -> values.put(kind, seen.getOrDefault(kind, SlotValue.word(""))));
        Set<String> used = new HashSet<>();
        values.values().forEach(value -> used.add(value.text()));
        Iterator<QuestionWord> rest =
                said.stream().filter(word -> !used.contains(word.text())).iterator();
        for (SlotKind kind : missing) {
            if (!values.containsKey(kind) && anyText && missing.size() == 1) {
                values.put(kind, SlotValue.word(reply.strip().replaceAll("^[\"']|[\"']$", "")));
            } else if (!values.containsKey(kind) && rest.hasNext()) {
                values.put(kind, SlotValue.word(rest.next().text()));
            }
        }
        open.values().forEach(values::putIfAbsent);
        return Optional.of(new Open(whole, new Candidate(open.known(), open.score(), values)));
    }

    /** Returns the words that may be names: neither stop words nor what was asked for. */
    private List<QuestionWord> content(ReadQuestion reading, Set<SlotKind> missing) {
        List<QuestionWord> content = new ArrayList<>();
        for (QuestionWord word : reading.question().pieces()) {
            boolean noun = missing.stream().anyMatch(kind -> kind.noun().equals(word.lower()));
            boolean filler =
                    word.is(WordForm.WORD)
                            && (book.isStop(word.lower())
                                    || word.lower().matches("called|named|name"));
            if (!noun && !filler && !word.is(WordForm.FLAG)) {
                content.add(word);
            }
        }
        return content;
    }

    /** Whether the first word with a meaning says what to do, so that it is not a name. */
    private boolean isTask(ReadQuestion reading) {
        for (int i = 0; i < reading.question().size(); i++) {
            if (reading.is(i, ReadQuestion.Status.KNOWN)) {
                String term = reading.term(i);
                return reading.question().size() > 1
                        && (book.lexicon().isAction(term)
                                || term.equals(book.term("show"))
                                || term.equals(book.term("find"))
                                || term.equals(book.term("create")));
            }
            if (!reading.is(i, ReadQuestion.Status.STOP)) {
                return false;
            }
        }
        return false;
    }

    /** Reads the line together with the task before it, if it makes no sense alone. */
    private Optional<Candidate> changed(String task, String line) {
        boolean alone = !CONTINUES.matcher(line.strip()).matches();
        if (alone || likely(task).isEmpty()) {
            return Optional.empty();
        }
        StringBuilder named = new StringBuilder(line);
        for (QuestionWord word : Question.of(task).pieces()) {
            if (!word.is(WordForm.WORD, WordForm.NUMBER, WordForm.MEASURE)) {
                named.append(' ').append(word.text());
            }
        }
        String topic = likely(task).map(best -> best.recipe().topic()).orElse("");
        Optional<Candidate> ofTheSame =
                named.length() == line.length()
                        ? Optional.empty()
                        : rank.apply(named.toString()).stream()
                                .limit(1)
                                .filter(
                                        best ->
                                                best.score() >= RELATED
                                                        && best.recipe().topic().equals(topic)
                                                        && best.recipe().looks().isEmpty())
                                .findFirst();
        return ofTheSame.or(() -> likely(task + " " + line));
    }
}
