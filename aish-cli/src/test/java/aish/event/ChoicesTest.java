package aish.event;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.event.Operator.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChoicesTest {
    enum Proposal implements Operator.Choice {
        RUN,
        EDIT,
        EXPLAIN,
        COPY,
        ALWAYS,
        SKIP,
        ALL
    }

    private enum Escalation implements Operator.Choice {
        ABORT,
        FORCE,
        GOAL
    }

    private enum Trust implements Operator.Choice {
        TRUST,
        NO;

        @Override
        public boolean isListed() {
            return false;
        }
    }

    private record Numbered(String name) implements Operator.Choice {
        @Override
        public String key() {
            return name;
        }

        @Override
        public String word() {
            return name;
        }

        @Override
        public String label() {
            return name;
        }
    }

    private static final Choices<Proposal> PROPOSAL =
            new Choices<>(List.of(Proposal.values()), Proposal.SKIP);
    private static final Choices<Trust> TRUST = new Choices<>(List.of(Trust.values()), Trust.NO);

    @ParameterizedTest
    @CsvSource({
        "r, RUN",
        "R, RUN",
        "run, RUN",
        "Run, RUN",
        "RUN, RUN",
        "'  r ', RUN",
        "x, EXPLAIN",
        "explain, EXPLAIN",
        "w, ALWAYS",
        "always, ALWAYS",
        "a, ALL",
        "all, ALL",
        "s, SKIP",
        "skip, SKIP",
        "'', SKIP",
        "'   ', SKIP",
        "n, SKIP",
        "no, SKIP",
        "No, SKIP"
    })
    void aLetterOrAWordIsAChoice(String line, Proposal choice) {
        assertThat(PROPOSAL.read(line)).contains(new Answer.Chosen<>(choice));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "also remove x", "run it", "r it", "run it?", "please don't",
                "rm zz", "yarn build", "yes please delete", "no, keep it", "edit the other file",
                "pwd", "git status", "r r", "a l l", "copy that",
                "s'il vous plaît", "ελα", "what is old.log?"
            })
    void whateverIsLongerThanAChoiceIsAReply(String line) {
        assertThat(PROPOSAL.read(line)).contains(expectedReply(line));
    }

    private static Answer<Proposal> expectedReply(String line) {
        return new Answer.Reply<>(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rr", "rrr", "runn", "rn u", "rin", "rum", "urn", "aall", "z", "?", "é", "skp",
                "eedit", "explian"
            })
    void whatIsNeitherAChoiceNorAReplyNeverChooses(String line) {
        assertThat(PROPOSAL.read(line))
                .satisfiesAnyOf(
                        read -> assertThat(read).isEmpty(),
                        read -> assertThat(read).contains(expectedReply(line)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rr", "runn", "rum", "z", "sure", "explian", "proceed", "trust", "sk", "qk", "expl"
            })
    void asksAgainAfterASlip(String line) {
        assertThat(PROPOSAL.read(line)).isEqualTo(Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"y", "yes", "OK", " ok "})
    void anAgreementIsTheFirstChoiceUnlessThatTakesItsWord(String line) {
        assertThat(PROPOSAL.read(line)).contains(new Answer.Chosen<>(Proposal.RUN));
        assertThat(TRUST.read(line)).isEmpty();
        assertThat(TRUST.hint()).isEqualTo("Type trust to agree. Enter alone declines.");
    }

    @Test
    void speaksOfNumbersWhereTheListIsNumbered() {
        record OnlyKey(String key) implements Operator.Choice {
            @Override
            public String name() {
                return key;
            }

            @Override
            public boolean isListed() {
                return false;
            }
        }
        Choices<OnlyKey> list =
                new Choices<>(List.of(new OnlyKey("1"), new OnlyKey("2")), new OnlyKey(""));
        assertThat(list.hint()).isEqualTo("Type a number from the list, then Enter.");
        assertThat(PROPOSAL.hint()).startsWith("Type a letter or word from the menu");
    }

    @Test
    void aChoiceOfSeveralWordsHasAShorterName() {
        Choices<Escalation> choices = new Choices<>(List.of(Escalation.values()), Escalation.ABORT);
        for (String line : List.of("g", "goal", "change goal", "Change  Goal")) {
            assertThat(choices.read(line)).contains(new Answer.Chosen<>(Escalation.GOAL));
        }
        assertThat(choices.menu(80)).containsExactly("a[b]ort [f]orce-proceed chan[g]e goal");
    }

    @ParameterizedTest
    @ValueSource(strings = {"trust", "Trust", " trust "})
    void trustTakesTheWord(String line) {
        assertThat(TRUST.read(line)).contains(new Answer.Chosen<>(Trust.TRUST));
    }

    @ParameterizedTest
    @ValueSource(strings = {"t", "y", "yes", "tr", "trus", "trust it", "yarn build", "truss", ""})
    void nothingElseTrusts(String line) {
        assertThat(TRUST.read(line)).isNotEqualTo(Optional.of(new Answer.Chosen<>(Trust.TRUST)));
    }

    @Test
    void aNumberIsTypedInFull() {
        Numbered first = new Numbered("1");
        Numbered twelfth = new Numbered("12");
        Choices<Numbered> choices = new Choices<>(List.of(first, twelfth), first);
        assertThat(choices.read("12")).contains(new Answer.Chosen<>(twelfth));
        assertThat(choices.read("13")).isEmpty();
        assertThat(choices.read("12 monkeys")).contains(new Answer.Reply<>("12 monkeys"));
    }

    @Test
    void choicesAreNotBrokenAtTheEndOfALine() {
        assertThat(PROPOSAL.menu(80))
                .containsExactly("[r]un [e]dit e[x]plain [c]opy al[w]ays [s]kip [a]ll");
        assertThat(PROPOSAL.menu(16))
                .containsExactly("[r]un [e]dit", "e[x]plain [c]opy", "al[w]ays [s]kip", "[a]ll");
        assertThat(TRUST.menu(80)).isEmpty();
    }

    @Test
    void aNumberThatTheAskerReadsItselfIsNoSlip() {
        Choices<Proposal> numbered = PROPOSAL.takingReplies(words -> !words.equals("2"));
        assertThat(numbered.read(" 1 ")).contains(expectedReply("1"));
        assertThat(numbered.read("2")).isEmpty();
        assertThat(numbered.read("z")).isEmpty();
    }
}
