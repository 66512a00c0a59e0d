package aish.offline;

import module java.base;

import aish.offline.HelperTexts.FileTypes;
import aish.offline.Ranking.Candidate;
import aish.offline.ReadQuestion.Status;
import aish.offline.SlotKind.Family;

/** Understands the answer to a question of the helper: "web" to "Which container?". */
record FollowUp(Helper helper, RecipeBook book, FileTypes types) {
    /** Earlier exchanges are not looked at. */
    private static final int MOST_EXCHANGES = 4;

    /** Returns the task that the line completes; empty if it stands alone. */
    Optional<Candidate> of(List<HelperRequest.Exchange> before, String line) {
        Optional<Candidate> open = Optional.empty();
        int first = Math.max(0, before.size() - MOST_EXCHANGES);
        for (HelperRequest.Exchange exchange : before.subList(first, before.size())) {
            String said = exchange.question();
            Optional<Candidate> completed = open.flatMap(task -> completed(task, said));
            open =
                    Answers.asks(exchange.answer())
                            ? completed.or(() -> helper.best(said, Helper.MIN_SCORE))
                            : Optional.empty();
        }
        return open.flatMap(task -> completed(task, line));
    }

    /** Takes the values that were missing from the reply; empty if it is a task of its own. */
    private Optional<Candidate> completed(Candidate open, String reply) {
        Set<SlotKind> missing = open.recipe().missing(open.values());
        ReadQuestion reading = new Reader(book, types).read(Question.of(reply));
        List<String> said = names(reading, missing);
        boolean anyText = missing.stream().anyMatch(kind -> kind.is(Family.TEXT));
        if (said.isEmpty()
                || (said.size() > missing.size() + 1 && !anyText)
                || (said.size() > 1 && helper.best(reply, Helper.MIN_SCORE).isPresent())) {
            return Optional.empty();
        }
        Map<SlotKind, SlotValue> values = new SlotFinder(reading, open.known(), book, types).find();
        values.keySet().retainAll(missing);
        List<String> used = values.values().stream().map(SlotValue::text).toList();
        Iterator<String> rest = said.stream().filter(word -> !used.contains(word)).iterator();
        for (SlotKind kind : missing) {
            if (!values.containsKey(kind) && anyText && missing.size() == 1) {
                values.put(kind, SlotValue.word(reply.strip().replaceAll("^[\"']|[\"']$", "")));
            } else if (!values.containsKey(kind) && rest.hasNext()) {
                values.put(kind, SlotValue.word(rest.next()));
            }
        }
        open.values().forEach(values::putIfAbsent);
        return Optional.of(new Candidate(open.known(), open.score(), values));
    }

    /** Returns the words that may be names: neither stop words nor what was asked for. */
    private static List<String> names(ReadQuestion reading, Set<SlotKind> missing) {
        Set<String> nouns = missing.stream().map(SlotKind::noun).collect(Collectors.toSet());
        return IntStream.range(0, reading.question().size())
                .filter(i -> !reading.is(i, Status.STOP))
                .mapToObj(reading.question()::piece)
                .filter(word -> !word.is(WordForm.FLAG) && !nouns.contains(word.lower()))
                .map(QuestionWord::text)
                .toList();
    }
}
