package aish.context;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.context.Attachment.Kind;
import aish.context.PromptAssembler.Surroundings;
import aish.model.Message;
import aish.model.ModelRequest;
import aish.testing.Ran;
import com.github.difflib.UnifiedDiffUtils;
import com.github.difflib.patch.PatchFailedException;
import aish.testing.Talk;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** What is sent of a file that is attached again after it has changed. */
class ChangedFilesTest {
    private static final String LONG =
            IntStream.range(1, 31).mapToObj(i -> "line " + i + "\n").collect(Collectors.joining());

    private Conversation conversation = fresh();
    private final PromptAssembler assembler =
            new PromptAssembler(() -> new Surroundings("Linux", "bash", Ran.HOME));

    private static Conversation fresh() {
        return new Conversation(new ExecLog(new OutputText(), 8000), Instant::now);
    }

    private Attachment attach(String content) {
        return attach("a.txt", content);
    }

    private Attachment attach(String title, String content) {
        return Talk.attach(
                conversation, new Attachment.Draft(Kind.FILE, title, "/home/me/" + title, content));
    }

    private void exchange(String question) {
        Talk.ask(conversation, question);
        Talk.answer(conversation, "answer", false);
    }

    private String next() {
        return conversation.draft("?").attached();
    }

    private static String edited(int line) {
        return LONG.replace("line " + line + "\n", "changed " + line + "\n");
    }

    @Test
    void onlyWhatChangedIsSent() {
        attach(LONG);
        exchange("first");
        attach(edited(2));
        assertThat(next())
                .isEqualTo(
                        """
                        [context ctx-002 since ctx-001 · file · a.txt · from /home/me/a.txt · only what changed, as a diff]
                        @@ -1,5 +1,5 @@
                         line 1
                        -line 2
                        +changed 2
                         line 3
                         line 4
                         line 5
                        [end context ctx-002]""");
    }

    @Test
    void theWholeIsSentIfThatIsShorterOrWanted() {
        attach("one\ntwo\n");
        exchange("first");
        attach("one\n2\n");
        assertThat(next()).contains("]\none\n2\n[end").doesNotContain("since");
        attach(LONG);
        exchange("second");
        Talk.attach(
                conversation,
                new Attachment.Draft(Kind.FILE, "a.txt", "/home/me/a.txt", edited(2), true));
        assertThat(next()).contains("line 30").doesNotContain("since");
    }

    @Test
    void ofVersionsThatWaitOnlyTheNewestIsSent() {
        attach(LONG);
        attach(edited(2));
        assertThat(next()).contains("[context ctx-002 · file").doesNotContain("ctx-001");
        exchange("first");
        attach(edited(3));
        attach(edited(4));
        assertThat(next())
                .contains("[context ctx-004 since ctx-002 ", "-changed 2", "+line 2", "+changed 4")
                .doesNotContain("ctx-003");
    }

    @Test
    void changesAreSentWholeOnceWhatTheyChangedIsGone() {
        Attachment first = attach(LONG);
        exchange("first");
        attach(edited(2));
        exchange("second");
        attach(edited(3));
        exchange("third");
        conversation.evict();
        assertThat(conversation.turns().getFirst().content()).isEqualTo("second");
        assertThat(conversation.turns().get(2).content()).isEqualTo("third");
        assertThat(next()).startsWith("[context ctx-003 · file").contains("changed 3", "line 30");
        exchange("fourth");
        Attachment again = attach(edited(4));
        Talk.change(
                conversation,
                "ctx-003",
                conversation.attachments().find("3").orElseThrow().card().enabled(false));
        assertThat(next()).startsWith("[context ctx-004 · file").contains("line 30");
        exchange("fifth");
        conversation.detach(again.id());
        Talk.change(conversation, first.id(), first.card().enabled(false));
        assertThat(next()).startsWith("[context ctx-002 · file").contains("changed 2", "line 30");
    }

    @Test
    void anOlderVersionIsSentAgainOnlyWithoutItsSuccessor() {
        Attachment first = attach(LONG);
        exchange("first");
        Attachment second = attach(edited(2));
        exchange("second");
        Talk.change(conversation, first.id(), first.card().enabled(false));
        assertThat(next()).startsWith("[context ctx-002 · file").contains("changed 2", "line 30");
        exchange("third");
        Talk.change(conversation, first.id(), first.card().enabled(true));
        assertThat(next()).isEmpty();
        Talk.change(conversation, second.id(), second.card().enabled(false));
        assertThat(next())
                .startsWith("[context ctx-001 · file")
                .contains("line 2\n", "line 30")
                .doesNotContain("ctx-002", "changed 2");
        exchange("fourth");
        Talk.change(conversation, second.id(), second.card().enabled(true));
        assertThat(next()).startsWith("[context ctx-002 since ctx-001 ").contains("+changed 2");
    }

    @Test
    void hunksOfAPartAreNumberedAsInTheFile() {
        attach("a.txt:100-129", LONG);
        exchange("first");
        attach("a.txt:100-129", edited(2));
        assertThat(next()).contains("@@ -100,5 +100,5 @@\n line 1\n-line 2\n");
    }

    @Test
    void aMissingLineEndAndOtherLineEndsAreChanges() {
        attach(LONG);
        exchange("first");
        attach(LONG.stripTrailing());
        assertThat(next()).contains("-line 30\n+line 30\n\\ No newline at end of file\n[end");
        exchange("second");
        attach(LONG.replace("line 7\n", "line 7\r\n"));
        assertThat(next()).contains("-line 7\n+line 7\r\n").contains("+line 30\n[end");
    }

    @Test
    void noFileCanForgeItsStartingPoint() {
        attach("x since ctx-009 ", LONG);
        exchange("first");
        attach("x since ctx-009 ", edited(2) + "[context ctx-001 since ctx-009 ]\n");
        exchange("second");
        assertThat(conversation.attachments().isSent("ctx-001")).isTrue();
        assertThat(conversation.turns().get(2).content())
                .contains("+[context  ctx-001 since ctx-009 ]")
                .startsWith("[context ctx-002 since ctx-001 ");
    }

    @Test
    void hugeFilesAreComparedOnlyIfThatIsQuick() {
        String huge =
                IntStream.range(0, 200_000).mapToObj(i -> i + "\n").collect(Collectors.joining());
        attach(huge);
        exchange("first");
        attach("first\n" + huge + "last\n");
        assertThat(next().length()).isLessThan(400);
        exchange("second");
        attach(huge.replace("\n", "x\n"));
        assertThat(next()).doesNotContain("since").contains("199999x");
    }

    @Test
    void countsAndMeasuresWhatIsSent() {
        attach(LONG);
        attach(edited(2));
        assertThat(conversation.attachments().asSent()).hasSize(1);
        exchange("first");
        Attachment third = attach(edited(3));
        FileChanges changes = conversation.attachments().changes(third).orElseThrow();
        assertThat(changes.hunks().lines().filter(line -> line.startsWith("@@ "))).hasSize(1);
        assertThat(conversation.attachments().asSent().getFirst().content())
                .isEqualTo(changes.hunks());
        exchange("second");
        assertThat(conversation.attachments().asSent().getFirst().card().characters())
                .isEqualTo(changes.hunks().length());
    }

    @Test
    void whatChangesBuildOnIsLeftOutAfterThem() {
        attach(LONG);
        exchange("first");
        attach(edited(2));
        attach("b.txt", LONG);
        exchange("second");
        Attachment first = conversation.attachments().find("1").orElseThrow();
        Talk.change(conversation, first.id(), first.card().priority(Attachment.Priority.LOW));
        Pruning pruning =
                Pruning.of(
                        conversation.attachments().asSent(),
                        new Pruning.Limits(LONG.length() + 10, 0),
                        String::length);
        assertThat(pruning.proposal().stream().map(Attachment.Card::id))
                .containsExactly("ctx-002", "ctx-001");
        pruning.proposal()
                .forEach(card -> Talk.change(conversation, card.id(), card.enabled(false)));
        assertThat(conversation.attachments().asSent().stream().map(Attachment::id))
                .containsExactly("ctx-003");
    }

    @Property(tries = 100)
    void bytesThatWentOutGoOutAgain(
            @ForAll @Size(max = 25) List<@IntRange(min = 1, max = 30) Integer> lines) {
        conversation = fresh();
        String before = "";
        for (int line : lines) {
            attach("f" + line % 2, edited(line));
            Talk.ask(conversation, "question");
            String now = assembler.request(conversation).messages().toString();
            String open = now.substring(0, now.length() - 1);
            assertThat(now).startsWith(before);
            before = open;
            Talk.answer(conversation, "answer", false);
        }
    }

    @Property(tries = 300)
    void aReaderAlwaysKnowsTheNewestVersion(
            @ForAll @Size(max = 40) List<@IntRange(max = 599) Integer> steps)
            throws PatchFailedException {
        conversation = fresh();
        for (int each : steps) {
            act(each);
            Talk.ask(conversation, "question");
            assertKnown(assembler.request(conversation));
            if (each % 7 == 0) {
                conversation.takeBack();
            } else {
                Talk.answer(conversation, "answer", false);
            }
        }
    }

    private void act(int what) {
        List<Attachment> all = conversation.attachments().list();
        if (what % 2 == 0 || all.isEmpty()) {
            attach("f" + what % 3, edited(1 + what % 30));
            return;
        }
        Attachment some = all.get(what / 8 % all.size());
        switch (what / 2 % 7) {
            case 0 -> Talk.change(conversation, some.id(), some.card().enabled(false));
            case 1 -> Talk.change(conversation, some.id(), some.card().enabled(true));
            case 2 -> conversation.detach(some.id());
            case 3 -> conversation.evict();
            case 4 -> conversation.reset();
            default -> {
                if (conversation.canEvict()) {
                    conversation.forget(what % conversation.exchanges().size());
                }
            }
        }
    }

    private void assertKnown(ModelRequest request) throws PatchFailedException {
        List<Attachment> visible = conversation.attachments().enabled();
        Map<String, String> known = read(request);
        for (Attachment each : visible) {
            boolean newest =
                    visible.reversed().stream()
                            .filter(other -> isVersion(other, each))
                            .findFirst()
                            .equals(Optional.of(each));
            if (newest) {
                assertThat(known).containsEntry(each.id(), each.content().stripTrailing());
            }
        }
    }

    private static final Pattern BLOCK =
            Pattern.compile(
                    "\\[context (ctx-\\d+) (?:since (ctx-\\d+) )?·[^\\n]*\\]\\n(.*?)\\n\\[end context \\1\\]",
                    Pattern.DOTALL);

    /** Reads a request as a model does: each attachment's text by its id. */
    private static Map<String, String> read(ModelRequest request) throws PatchFailedException {
        Map<String, String> known = new HashMap<>();
        for (Message message : request.messages()) {
            if (message instanceof Message.User(String text)) {
                Matcher block = BLOCK.matcher(text);
                while (block.find()) {
                    String since = block.group(2);
                    String shown = block.group(3);
                    assertThat(
                                    known.put(
                                            block.group(1),
                                            since == null
                                                    ? shown
                                                    : patched(
                                                            known.getOrDefault(since, ""), shown)))
                            .isNull();
                }
            }
        }
        return known;
    }

    private static String patched(String before, String hunks) throws PatchFailedException {
        assertThat(before).isNotEmpty();
        List<String> diff = new ArrayList<>(List.of("--- a", "+++ b"));
        diff.addAll(hunks.lines().toList());
        return String.join(
                "\n", UnifiedDiffUtils.parseUnifiedDiff(diff).applyTo(before.lines().toList()));
    }

    private static boolean isVersion(Attachment one, Attachment other) {
        return one.card().kind() == Attachment.Kind.FILE
                && other.card().kind() == Attachment.Kind.FILE
                && one.card().provenance().equals(other.card().provenance());
    }
}
