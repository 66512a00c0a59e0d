package aish.terminal.render;

import module java.base;

import aish.bash.ScanResult.Completeness;
import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ShellScanner;
import aish.terminal.render.BlockReader.Paragraph;
import aish.terminal.render.CodeBlock.OpenFence;
import aish.terminal.render.OpenContainers.PendingLine;

import org.jspecify.annotations.Nullable;

/**
 * Formats Markdown as it arrives. Of each line, only as much is held back as it takes to see its
 * kind; from there on its text is shown at once.
 */
final class Markdown implements AnswerSection {
    private static final int CODE_INDENT = 4;
    private static final int LONGEST_RULE = 40;

    /** The languages of blocks whose lines may be proposals. */
    private static final Set<String> SHELLS =
            Set.of("", "sh", "bash", "zsh", "posix", "shell", "console", "shell-session");

    private static final BlockReader NOTHING = _ -> {};

    private final Optional<Consumer<String>> proposals;
    private final CitationMarks marks;
    private final StringBuilder source = new StringBuilder();
    private final OutputCursor cursor;
    private final AnswerStyle look;
    private final OpenContainers containers;
    private final Tables tables;
    private final Paragraph paragraph;
    private final CodeBlock code;
    private final PendingLine head = new PendingLine();

    private @Nullable BlockReader line;
    private boolean afterMarker;
    private boolean quoteSeen;
    private boolean inIndentedCode;
    private boolean inShell;
    private int blankLines;

    /**
     * @param proposals receives the proposed commands, if they are not to be shown
     * @param marks what is said about the citations in a line
     */
    Markdown(
            OutputCursor cursor,
            AnswerStyle look,
            CodeHighlighter highlighter,
            Optional<Consumer<String>> proposals,
            CitationMarks marks) {
        this.proposals = proposals;
        this.marks = marks;
        this.cursor = cursor;
        this.look = look;
        this.containers = new OpenContainers(look.unicode());
        this.paragraph = new Paragraph(cursor, look);
        this.code = new CodeBlock(cursor, look, highlighter);
        this.tables = new Tables(cursor, look, paragraph);
    }

    @Override
    public void read(CharSequence text) {
        for (int i = 0; i < text.length(); i = Character.offsetByCodePoints(text, i, 1)) {
            read(Character.codePointAt(text, i));
        }
    }

    @Override
    public void end() {
        while (line instanceof HeldCommand held) {
            line = null;
            read(held.releaseFirstLine());
        }
        if (line instanceof ProposedCommandView) {
            cursor.freshLine();
        } else if (line != null || !head.isEmpty()) {
            endLine();
        }
        line = null;
        tables.leave();
        paragraph.close();
        code.close();
        cursor.freshLine();
        cursor.margin("", Style.PLAIN);
    }

    private void read(int c) {
        BlockReader current = line;
        if (c == '\n') {
            endLine();
            return;
        }
        source.appendCodePoint(c);
        if (current != null) {
            current.read(c);
        } else {
            head.append(c);
            decide(false);
        }
    }

    private void endLine() {
        if (line == null) {
            decide(true);
        }
        BlockReader ended = line;
        Optional<StyledText> mark = marks.of(source.toString());
        source.setLength(0);
        if (ended != null) {
            mark.ifPresent(ended::remark);
            ended.end();
        }
        if (ended == null || !ended.goesOn()) {
            line = null;
        }
        head.clear();
        afterMarker = false;
        quoteSeen = false;
        containers.startLine();
    }

    private void decide(boolean ended) {
        boolean progress = true;
        while (line == null && progress) {
            OpenFence fence = code.fence();
            progress = fence == null ? decideBlock(ended) : decideCode(fence, ended);
        }
    }

    /** Returns whether there is more to decide, as the other deciding methods do. */
    private boolean decideCode(OpenFence fence, boolean ended) {
        if (fence.quoted() && !quoteSeen) {
            return decideQuotedCode(ended);
        }
        head.skipBlanks(fence.indent());
        if (head.isEmpty() && !ended) {
            return false;
        }
        switch (fence.closing(head.text(), ended)) {
            case YES -> {
                code.close();
                line = NOTHING;
            }
            case NO -> codeLine(ended);
            case UNSURE -> {}
        }
        return false;
    }

    /** Models put proposals into shell blocks too. */
    private void codeLine(boolean ended) {
        String start = head.text().toString();
        boolean mayPropose = proposals.isPresent() && inShell && head.column() == 0;
        if (mayPropose && start.startsWith(BlockStart.COMMAND_PREFIX)) {
            head.consume(BlockStart.COMMAND_PREFIX.length());
            follow(new HeldCommand(proposals.get()));
        } else if (!mayPropose || ended || !BlockStart.COMMAND_PREFIX.startsWith(start)) {
            follow(code);
        }
    }

    private boolean decideQuotedCode(boolean ended) {
        head.skipBlanks(Integer.MAX_VALUE);
        if (head.isEmpty() && !ended) {
            return false;
        }
        if (head.isEmpty() || head.text().charAt(0) != '>') {
            code.close();
            return true;
        }
        if (!(BlockStart.of(head.text(), ended) instanceof BlockStart.Quote(int length))) {
            return false;
        }
        quote(length);
        quoteSeen = !containers.leftQuote();
        return true;
    }

    private boolean decideBlock(boolean ended) {
        head.skipBlanks(Integer.MAX_VALUE);
        if (head.isEmpty()) {
            if (ended) {
                emptyLine();
            }
            return false;
        }
        containers.matchItems(head.column());
        int indent = head.column() - containers.textAt();
        if (indent >= CODE_INDENT && !afterMarker && !paragraph.isOpen() && !tables.isOpen()) {
            indentedCode(indent - CODE_INDENT);
            return false;
        }
        return begin(BlockStart.of(head.text(), ended));
    }

    private boolean begin(BlockStart start) {
        switch (start) {
            case BlockStart.Unsure _ -> {
                return false;
            }
            case BlockStart.Quote(int length) -> {
                quote(length);
                return true;
            }
            case BlockStart.Item(String marker, int length) -> {
                item(bullet(marker), length);
                return true;
            }
            case BlockStart.Task(boolean done, int length) -> {
                item(box(done), length);
                return true;
            }
            case BlockStart.Heading(int level, int length) -> heading(level, length);
            case BlockStart.Rule _ -> rule();
            case BlockStart.Fence fence -> openFence(fence);
            case BlockStart.Row _ -> row();
            case BlockStart.Command(int length) when head.column() == 0 -> command(length);
            case BlockStart.Goal _ when proposals.isPresent() -> {
                startBlock();
                line = NOTHING;
            }
            case BlockStart.Command _, BlockStart.Goal _, BlockStart.Text _ -> text();
        }
        return false;
    }

    private void quote(int length) {
        int markAt = head.column();
        head.consume(length);
        if (containers.quote(markAt, head.column())) {
            tables.leave();
            paragraph.close();
            if (afterMarker) {
                cursor.mark(containers.bar(), Style.DIM);
            }
        }
    }

    private void item(String shown, int length) {
        int at = head.column();
        startBlock();
        cursor.mark(shown, Style.PLAIN);
        head.consume(length);
        containers.item(at, at + length, Widths.of(shown));
        setMargin();
        afterMarker = true;
    }

    private String bullet(String marker) {
        boolean numbered = marker.length() > 1;
        return (numbered || !look.unicode() ? marker : "•") + " ";
    }

    private String box(boolean done) {
        if (look.unicode()) {
            return done ? "☑ " : "☐ ";
        }
        return done ? "- [x] " : "- [ ] ";
    }

    private void heading(int level, int length) {
        startBlock();
        if (!afterMarker) {
            cursor.blank();
        }
        if (!look.colours()) {
            cursor.mark(look.isSpoken() ? "Heading: " : "#".repeat(level) + " ", Style.PLAIN);
        }
        head.consume(length);
        head.skipBlanks(Integer.MAX_VALUE);
        follow(new HeadingLine(cursor, level, look));
    }

    private void rule() {
        startBlock();
        cursor.blank();
        if (!look.isSpoken()) {
            int width = Math.min(LONGEST_RULE, cursor.width());
            cursor.verbatim((look.unicode() ? "─" : "-").repeat(width), Style.DIM);
            cursor.blank();
        }
        line = NOTHING;
    }

    private void openFence(BlockStart.Fence opening) {
        int indent = head.column();
        startBlock();
        inShell = SHELLS.contains(opening.language().strip().toLowerCase(Locale.ROOT));
        code.open(new OpenFence(opening.mark(), indent, containers.quoted()), opening.language());
        line = NOTHING;
    }

    private void row() {
        if (!tables.isOpen()) {
            startBlock();
        }
        follow(tables);
    }

    private void command(int length) {
        startBlock();
        head.consume(length);
        if (proposals.isPresent()) {
            cursor.blank();
            follow(new HeldCommand(proposals.get()));
            return;
        }
        cursor.freshLine();
        cursor.verbatim(BlockStart.COMMAND_PREFIX, Style.DIM);
        follow(new ProposedCommandView(cursor));
    }

    private void text() {
        tables.leave();
        inIndentedCode = false;
        if (!paragraph.isOpen()) {
            containers.trim();
            setMargin();
        }
        paragraph.beginLine();
        follow(paragraph);
    }

    private void indentedCode(int extra) {
        if (!inIndentedCode) {
            containers.trim();
            cursor.blank();
        }
        for (int i = 1; i < blankLines && inIndentedCode; i++) {
            cursor.endVerbatim();
        }
        inIndentedCode = true;
        blankLines = 0;
        code.indented();
        " ".repeat(extra).chars().forEach(code::read);
        follow(code);
    }

    private void emptyLine() {
        tables.leave();
        paragraph.close();
        if (afterMarker) {
            cursor.freshLine();
        } else {
            cursor.blank();
            blankLines++;
        }
        line = NOTHING;
    }

    private void startBlock() {
        tables.leave();
        paragraph.close();
        if (inIndentedCode) {
            cursor.blank();
        }
        inIndentedCode = false;
        blankLines = 0;
        containers.trim();
        setMargin();
    }

    private void setMargin() {
        cursor.margin(containers.margin(), containers.quoted() ? Style.DIM : Style.PLAIN);
    }

    private void follow(BlockReader reader) {
        line = reader;
        head.text().codePoints().forEach(reader::read);
    }

    /** The text of a heading, without the {@code #} characters that may close it. */
    private static final class HeadingLine implements BlockReader {
        private final OutputCursor cursor;
        private final InlineText inline;
        private final StringBuilder tail = new StringBuilder();

        HeadingLine(OutputCursor cursor, int level, AnswerStyle look) {
            this.cursor = cursor;
            this.inline = new InlineText(cursor, Theme.heading(level), look);
        }

        @Override
        public void read(int c) {
            if (c == ' ' || (c == '#' && !tail.isEmpty())) {
                tail.append((char) c);
                return;
            }
            inline.read(tail);
            tail.setLength(0);
            inline.read(c);
        }

        @Override
        public void remark(StyledText text) {
            inline.remark(text);
        }

        @Override
        public void end() {
            if (tail.indexOf("#") < 0 || tail.charAt(0) != ' ') {
                inline.read(tail);
            }
            inline.end();
            cursor.blank();
        }
    }

    /** Holds back a proposed command, which may span several lines. */
    private static final class HeldCommand implements BlockReader {
        private static final int MOST_LINES = 2000;

        private final Consumer<String> commands;
        private final StringBuilder text = new StringBuilder();
        private int lines;

        HeldCommand(Consumer<String> commands) {
            this.commands = commands;
        }

        @Override
        public void read(int c) {
            text.appendCodePoint(c);
        }

        @Override
        public void end() {
            lines++;
            if (goesOn()) {
                text.append('\n');
            } else {
                commands.accept(text.toString());
            }
        }

        @Override
        public boolean goesOn() {
            return lines < MOST_LINES
                    && ShellScanner.scan(text.toString()).completeness()
                            instanceof Completeness.Incomplete;
        }

        /** Called at the end of the answer; returns the lines that are no part of the command. */
        String releaseFirstLine() {
            int end = goesOn() ? text.indexOf("\n") : -1;
            commands.accept(end < 0 ? text.toString() : text.substring(0, end));
            return end < 0 ? "" : text.substring(end + 1);
        }
    }

    /**
     * Shows a suggested command: its lines are neither wrapped nor indented, so that it can be
     * copied.
     */
    private static final class ProposedCommandView implements BlockReader {
        private static final int LONGEST = 4000;

        private final OutputCursor cursor;
        private final StringBuilder text = new StringBuilder();

        ProposedCommandView(OutputCursor cursor) {
            this.cursor = cursor;
        }

        @Override
        public void read(int c) {
            cursor.verbatim(Character.toString(c), Theme.COMMAND);
            if (text.length() < LONGEST) {
                text.appendCodePoint(c);
            }
        }

        @Override
        public void end() {
            cursor.endVerbatim();
            text.append('\n');
        }

        @Override
        public boolean goesOn() {
            return text.length() < LONGEST
                    && ShellScanner.scan(text.toString()).completeness()
                            instanceof Completeness.Incomplete(OpenConstruct open, _)
                    && (open == OpenConstruct.HEREDOC || endsWithBackslash());
        }

        private boolean endsWithBackslash() {
            return text.length() > 1 && text.charAt(text.length() - 2) == '\\';
        }
    }
}
