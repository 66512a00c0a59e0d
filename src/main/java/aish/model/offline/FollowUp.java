package aish.model.offline;

import module java.base;

import aish.model.offline.HelperTexts.FileTypes;
import aish.model.offline.Ranking.Candidate;
import aish.model.offline.ReadQuestion.Status;
import aish.model.offline.SlotKind.Family;

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
                    "(?i)(?:%s)\\b.*".formatted(String.join("|", HelperTexts.words("continuing"))));

    private final Helper helper;
    private final RecipeBook book;
    private final FileTypes types;

    FollowUp(Helper helper, RecipeBook book, FileTypes types) {
        this.helper = helper;
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
        return helper.best(question, Helper.MIN_SCORE);
    }

    /** Takes the values that were missing from the reply; empty if it is a task of its own. */
    private Optional<Open> completed(Open before, String reply) {
        Candidate open = before.task();
        Set<SlotKind> missing = open.recipe().missing(open.values());
        Question question = Question.of(reply);
        ReadQuestion reading = new Reader(book, types).read(question);
        List<QuestionWord> said = content(reading, missing);
        boolean anyText = missing.stream().anyMatch(kind -> kind.is(Family.TEXT));
        if (said.isEmpty() || isTask(reading) || (said.size() > missing.size() + 1 && !anyText)) {
            return Optional.empty();
        }
        String whole = before.question() + " " + reply;
        boolean worded = question.pieces().stream().anyMatch(word -> word.is(WordForm.WORD));
        Optional<Candidate> together = likely(whole).filter(best -> !worded && fills(best, open));
        if (together.isPresent()) {
            return together.map(best -> new Open(whole, best));
        }
        Map<SlotKind, SlotValue> values = new SlotFinder(reading, open.known(), book, types).find();
        values.keySet().retainAll(missing);
        List<String> used = values.values().stream().map(SlotValue::text).toList();
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

    /** Whether a task of the same topic has all values, and more than the open one. */
    private static boolean fills(Candidate best, Candidate open) {
        return best.recipe().topic().equals(open.recipe().topic())
                && best.recipe().missing(best.values()).isEmpty()
                && best.values().size() > open.values().size();
    }

    /** Returns the words that may be names: neither stop words nor what was asked for. */
    private List<QuestionWord> content(ReadQuestion reading, Set<SlotKind> missing) {
        return reading.question().pieces().stream()
                .filter(word -> !word.is(WordForm.FLAG))
                .filter(word -> missing.stream().noneMatch(k -> k.noun().equals(word.lower())))
                .filter(word -> !word.is(WordForm.WORD) || !isFiller(word.lower()))
                .toList();
    }

    private boolean isFiller(String word) {
        return book.isStop(word) || word.matches("called|named|name");
    }

    /** Whether the first word with a meaning says what to do, so that it is not a name. */
    private boolean isTask(ReadQuestion reading) {
        Optional<ReadQuestion.Interpretation> first =
                reading.interpretations().stream()
                        .filter(heard -> heard.status() != Status.STOP)
                        .findFirst()
                        .filter(heard -> heard.status() == Status.KNOWN);
        List<String> starts = List.of(book.term("show"), book.term("find"), book.term("create"));
        return reading.question().size() > 1
                && first.map(ReadQuestion.Interpretation::term)
                        .filter(term -> book.lexicon().isAction(term) || starts.contains(term))
                        .isPresent();
    }

    /** Reads the line together with the task before it, if it makes no sense alone. */
    private Optional<Candidate> changed(String task, String line) {
        Optional<Candidate> last =
                CONTINUES.matcher(line.strip()).matches() ? likely(task) : Optional.empty();
        if (last.isEmpty()) {
            return Optional.empty();
        }
        StringBuilder named = new StringBuilder(line);
        for (QuestionWord word : Question.of(task).pieces()) {
            if (!word.is(WordForm.WORD, WordForm.NUMBER, WordForm.MEASURE)) {
                named.append(' ').append(word.text());
            }
        }
        String topic = last.get().recipe().topic();
        return Optional.of(named.toString())
                .filter(text -> text.length() > line.length())
                .flatMap(text -> helper.best(text, RELATED))
                .filter(best -> best.recipe().topic().equals(topic))
                .filter(best -> best.recipe().looks().isEmpty())
                .or(() -> likely(task + " " + line));
    }
}
