package aish.cli;

import module java.base;

import aish.cli.UsageText.Block;
import aish.cli.UsageText.Section;
import aish.text.Resource;

/** {@code aish help --man}: the manual page in roff, made from the text of {@code --help}. */
public final class ManualPage {
    /** When the text last changed, which readers of a manual page expect to see. */
    private static final String DATE = "2026-11-16";

    private static final Pattern WORD =
            Pattern.compile("(?<![\\w'])(--?[a-zA-Z][a-z-]*|[A-Z]{2,}(?:_[A-Z]+)*|[a-z]+)");

    private ManualPage() {}

    public static String of(UsageText usage, String version) {
        StringBuilder page = new StringBuilder();
        page.append(".TH AISH 1 ").append(DATE).append(" \"aish ").append(version);
        page.append("\" \"User Commands\"\n.SH NAME\n");
        page.append("aish \\- a shell that also answers questions\n.SH SYNOPSIS\n");
        page.append(".nf\n");
        usage.synopsis().forEach(line -> page.append(term(line)).append('\n'));
        page.append(".fi\n");
        for (Section section : usage.sections()) {
            append(section, section.title().isEmpty() ? "Description" : section.title(), page);
        }
        UsageText more = UsageText.parse(Resource.text(ManualPage.class, "manual.txt"));
        for (Section section : more.sections()) {
            if (!section.title().isEmpty()) {
                append(section, section.title(), page);
            }
        }
        return page.append(".SH SEE ALSO\n\\fBbash\\fR(1)\n").toString();
    }

    private static void append(Section section, String title, StringBuilder page) {
        page.append(".SH ").append(title.toUpperCase(Locale.ROOT)).append('\n');
        boolean first = true;
        for (Block block : section.blocks()) {
            switch (block) {
                case Block.Paragraph(String text) ->
                        page.append(first ? "" : ".PP\n").append(escaped(text)).append('\n');
                case Block.Entry entry -> {
                    page.append(".TP\n").append(head(entry, section.title())).append('\n');
                    page.append(escaped(entry.text())).append('\n');
                }
            }
            first = false;
        }
    }

    /** Command lines and file names are bold as a whole; in the rest, values are italic. */
    private static String head(Block.Entry entry, String title) {
        return title.equals("Options") || title.equals("Commands")
                ? term(entry.term())
                : "\\fB" + escaped(entry.term()) + "\\fR";
    }

    private static String term(String text) {
        StringBuilder styled = new StringBuilder();
        Matcher word = WORD.matcher(text);
        int done = 0;
        while (word.find()) {
            boolean value = Character.isUpperCase(word.group().charAt(0));
            styled.append(escaped(text.substring(done, word.start())));
            styled.append(value ? "\\fI" : "\\fB").append(escaped(word.group())).append("\\fR");
            done = word.end();
        }
        return styled.append(escaped(text.substring(done))).toString();
    }

    /** A leading dot or quote would be a request, and a bare hyphen is not one to copy. */
    private static String escaped(String text) {
        String plain =
                text.replace("\\", "\\e")
                        .replace("-", "\\-")
                        .replace("'", "\\(aq")
                        .replace("~", "\\(ti")
                        .replace("^", "\\(ha");
        return plain.startsWith(".") ? "\\&" + plain : plain;
    }
}
