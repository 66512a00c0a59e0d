package aish.front.prompt;

import module java.base;

import aish.process.Subprocess;
import aish.terminal.render.CodeHighlighter;
import aish.terminal.render.Style;
import aish.terminal.render.StyledText;
import aish.terminal.render.Theme;
import aish.workspace.symbols.TreeHighlighter;
import aish.workspace.symbols.TreeHighlighter.Code;
import aish.workspace.symbols.TreeHighlighter.Part;
import aish.workspace.symbols.TreeHighlighter.Token;

/**
 * Colours code by the user's own highlighter, or by its tree.
 *
 * @param trees called when there is code
 * @param commands the user's own highlighters by language
 */
public record CodeColours(Supplier<TreeHighlighter> trees, Supplier<Map<String, String>> commands)
        implements CodeHighlighter {
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final int MOST_OUTPUT = 4 << 20;
    private static final Pattern SEQUENCE = Pattern.compile("\u001b\\[([0-9;:]*)([A-Za-z])");

    /** Languages whose words say more than a tree does. */
    private static final Set<String> STREAMED =
            Set.of("", "sh", "bash", "shell", "console", "json");

    @Override
    public Optional<Lines> lines(String language) {
        return STREAMED.contains(language)
                ? Optional.empty()
                : trees.get().code(language).map(code -> line -> pieces(code, line));
    }

    // a library that fails costs only the colours
    private static List<StyledText> pieces(Code code, String line) {
        try {
            List<StyledText> pieces = new ArrayList<>();
            for (Part part : code.next(line)) {
                pieces.add(new StyledText(part.text(), style(part.token())));
            }
            return pieces;
        } catch (RuntimeException e) {
            return List.of(new StyledText(line, Style.PLAIN));
        }
    }

    private static Style style(Token token) {
        return switch (token) {
            case PLAIN -> Style.PLAIN;
            case KEYWORD -> Theme.KEYWORD;
            case STRING -> Theme.STRING;
            case NUMBER -> Theme.NUMBER;
            case COMMENT -> Theme.COMMENT;
            case DEFINED -> Style.BOLD;
            case TYPE -> Theme.NAME;
            case ANNOTATION -> Theme.OPTION;
        };
    }

    @Override
    public Optional<Block> block(String language) {
        return Optional.ofNullable(commands.get().get(language))
                .map(command -> code -> coloured(command, code));
    }

    /** Only colours are taken over: the text must be the same. */
    private static Optional<List<List<StyledText>>> coloured(String command, String code) {
        try {
            Subprocess.Result result =
                    Subprocess.run(
                            new ProcessBuilder("sh", "-c", command),
                            code,
                            PATIENCE,
                            MOST_OUTPUT,
                            _ -> {});
            if (result.ending() != Subprocess.Ending.ENDED || result.status() != 0) {
                return Optional.empty();
            }
            List<List<StyledText>> lines = new ArrayList<>();
            Style style = Style.PLAIN;
            for (String line : result.output().lines().toList()) {
                List<StyledText> pieces = new ArrayList<>();
                style = read(line, style, pieces);
                lines.add(pieces);
            }
            return isSame(lines, code) ? Optional.of(lines) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static boolean isSame(List<List<StyledText>> lines, String code) {
        List<String> texts =
                lines.stream()
                        .map(
                                line ->
                                        line.stream()
                                                .map(StyledText::text)
                                                .collect(Collectors.joining()))
                        .toList();
        return texts.equals(code.lines().toList());
    }

    /** Reads a line with escape sequences; returns the style after it. */
    private static Style read(String line, Style before, List<StyledText> pieces) {
        Style style = before;
        int at = 0;
        Matcher sequence = SEQUENCE.matcher(line);
        while (sequence.find()) {
            if (sequence.start() > at) {
                pieces.add(new StyledText(line.substring(at, sequence.start()), style));
            }
            at = sequence.end();
            style = sequence.group(2).equals("m") ? style(sequence.group(1), style) : style;
        }
        if (at < line.length()) {
            pieces.add(new StyledText(line.substring(at), style));
        }
        return style;
    }

    /** Reduces a colour to one of those that users choose for their terminal. */
    private static Style style(String codes, Style before) {
        Style style = before;
        int[] numbers =
                Arrays.stream(codes.split("[;:]", -1))
                        .mapToInt(
                                code ->
                                        code.isEmpty() || code.length() > 4
                                                ? 0
                                                : Integer.parseInt(code))
                        .toArray();
        for (int i = 0; i < numbers.length; i++) {
            int code = numbers[i];
            if (code == 38 && i + 2 < numbers.length && numbers[i + 1] == 5) {
                style = indexed(numbers[i + 2]);
                i += 2;
            } else if (code == 38 && i + 4 < numbers.length) {
                style = mixed(numbers[i + 2], numbers[i + 3], numbers[i + 4]);
                i += 4;
            } else if (code == 48) {
                break;
            } else {
                style = simple(code, style);
            }
        }
        return style;
    }

    private static Style simple(int code, Style before) {
        return switch (code) {
            case 0, 39 -> Style.PLAIN;
            case 1 -> before.equals(Style.PLAIN) ? Style.BOLD : before;
            case 2 -> before.equals(Style.PLAIN) ? Style.DIM : before;
            case 31, 91 -> Style.RED;
            case 32, 92 -> Style.GREEN;
            case 33, 93 -> Style.YELLOW;
            case 35, 95 -> Style.MAGENTA;
            case 34, 36, 94, 96 -> Style.CYAN;
            case 90 -> Style.DIM;
            case 30, 37, 97 -> Style.PLAIN;
            default -> before;
        };
    }

    private static Style indexed(int index) {
        if (index < 16) {
            return simple(index < 8 ? 30 + index : 82 + index, Style.PLAIN);
        }
        if (index >= 232) {
            return index < 246 ? Style.DIM : Style.PLAIN;
        }
        int cube = index - 16;
        return mixed(cube / 36 * 51, cube / 6 % 6 * 51, cube % 6 * 51);
    }

    private static Style mixed(int red, int green, int blue) {
        int most = Math.max(red, Math.max(green, blue));
        int least = Math.min(red, Math.min(green, blue));
        if (most - least < 40) {
            return most < 140 ? Style.DIM : Style.PLAIN;
        }
        int middle = least + (most - least) / 3;
        boolean r = red > middle;
        boolean g = green > middle;
        boolean b = blue > middle;
        if (r && g) {
            return Style.YELLOW;
        }
        if (r) {
            return b ? Style.MAGENTA : Style.RED;
        }
        return b ? Style.CYAN : Style.GREEN;
    }
}
