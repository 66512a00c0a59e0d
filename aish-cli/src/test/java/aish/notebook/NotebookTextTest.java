package aish.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import aish.notebook.NotebookText.Section;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class NotebookTextTest {
    private static List<String> titles(String text) {
        return NotebookText.of(text).sections().stream()
                .map(section -> section.id() + "|" + section.title())
                .toList();
    }

    @Test
    void splitsAtHeadingsHoweverTheyAreWritten() {
        assertThat(
                        titles(
                                """
                                # Notes on shop

                                ## note-1: one
                                text
                                ### smaller
                                ##   note-2 two
                                ## task-3. three
                                ## by hand
                                ##no heading
                                ## note-4x not an id
                                # another part
                                with text
                                """))
                .containsExactly(
                        "note-1|one",
                        "note-2|two",
                        "task-3|three",
                        "|by hand",
                        "|note-4x not an id",
                        "|another part");
    }

    @Test
    void textWithoutHeadingsIsAnEntryToo() {
        assertThat(titles("just some lines\nof text")).containsExactly("|");
        assertThat(titles("")).isEmpty();
        assertThat(titles("\n\n# Only a title\n\n")).isEmpty();
    }

    @Test
    void codeBlocksHideOtherHeadingsButNoNumberedOne() {
        assertThat(titles("## note-1: a\n```sh\n## a comment\n```\n## b\n"))
                .containsExactly("note-1|a", "|b");
        assertThat(titles("## note-1: a\n```\nnever closed\n## x\n## note-2: b\n## c\n"))
                .containsExactly("note-1|a", "note-2|b", "|c");
        assertThat(titles("## note-1: a\n~~~\n```\n## x\n~~~\n## c\n"))
                .containsExactly("note-1|a", "|c");
    }

    @Test
    void replacesOnlyTheLinesThatChange() {
        String text = "# N\r\n\r\n## note-1: a\r\n- created: x\n\r\nkept\t \r\n## note-2: b\r\nend";
        NotebookText before = NotebookText.of(text);
        Section first = before.sections().getFirst();
        List<String> changed = new ArrayList<>(before.of(first));
        changed.add(2, "- link: y");
        assertThat(before.replaced(first, changed).text())
                .isEqualTo(text.replace("- created: x\n", "- created: x\n- link: y\r\n"));
        Section last = before.sections().getLast();
        assertThat(before.replaced(last, List.of("## note-2: b", "end", "more")).text())
                .isEqualTo(text + "\r\nmore\r\n");
        assertThat(before.replaced(first, before.of(first)).text()).isEqualTo(text);
    }

    @Test
    void appendsAfterAnEmptyLine() {
        assertThat(NotebookText.of("text").appended(List.of("## a", "b")).text())
                .isEqualTo("text\n\n## a\nb\n");
        assertThat(NotebookText.of("text\n\n").appended(List.of("## a")).text())
                .isEqualTo("text\n\n## a\n");
        assertThat(NotebookText.of("").appended(List.of("## a")).text()).isEqualTo("## a\n");
    }

    @Provide
    Arbitrary<String> lines() {
        return Arbitraries.of(
                new String[] {
                    "# title", "## by hand", "## note-1: a", "## task-7", "```", "~~~", "- link: x",
                    "- status: open", "text", "", "  ", "\t- x", "é\u0000\u001b[31m", "\r",
                    "##"
                });
    }

    @Property
    void losesNothing(
            @ForAll @Size(max = 12) List<@From("lines") String> lines,
            @ForAll List<Boolean> windows) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            boolean crlf = i < windows.size() && windows.get(i);
            text.append(lines.get(i)).append(crlf ? "\r\n" : "\n");
        }
        String whole = text.toString();
        NotebookText read = NotebookText.of(whole);
        assertThat(read.text()).isEqualTo(whole);
        for (Section section : read.sections()) {
            assertThat(read.replaced(section, read.of(section)).text()).isEqualTo(whole);
        }
        assertThat(read.appended(List.of("## note-9: new")).text()).startsWith(whole);
        int end = 0;
        for (Section section : read.sections()) {
            assertThat(section.from()).isGreaterThanOrEqualTo(end);
            end = section.to();
        }
    }
}
