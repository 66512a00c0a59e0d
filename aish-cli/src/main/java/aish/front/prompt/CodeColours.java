package aish.front.prompt;

import module java.base;

import aish.process.Subprocess;
import aish.terminal.render.CodeHighlighter;
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

    /** Languages that aish colours well while a line is still being written. */
    private static final Set<String> STREAMED =
            Set.of("", "sh", "bash", "shell", "console", "json");

    @Override
    public Optional<Lines> lines(String language) {
        return STREAMED.contains(language)
                ? Optional.empty()
                : trees.get().code(language).map(code -> line -> pieces(code, line));
    }

    // a library that fails costs only the colours
    private static List<Piece> pieces(Code code, String line) {
        try {
            List<Piece> pieces = new ArrayList<>();
            for (Part part : code.next(line)) {
                pieces.add(new Piece(part.text(), look(part.token())));
            }
            return pieces;
        } catch (RuntimeException e) {
            return List.of(new Piece(line, Look.PLAIN));
        }
    }

    private static Look look(Token token) {
        return switch (token) {
            case PLAIN -> Look.PLAIN;
            case KEYWORD -> Look.KEYWORD;
            case STRING -> Look.STRING;
            case NUMBER -> Look.NUMBER;
            case COMMENT -> Look.COMMENT;
            case DEFINED -> Look.DEFINED;
            case TYPE -> Look.TYPE;
            case ANNOTATION -> Look.ANNOTATION;
        };
    }

    @Override
    public Optional<Block> block(String language) {
        return Optional.ofNullable(commands.get().get(language))
                .map(command -> code -> coloured(command, code));
    }

    /** Only colours are taken over: the text must be the same. */
    private static Optional<List<List<Piece>>> coloured(String command, String code) {
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
            List<List<Piece>> lines = new ArrayList<>();
            Look look = Look.PLAIN;
            for (String line : result.output().lines().toList()) {
                List<Piece> pieces = new ArrayList<>();
                look = read(line, look, pieces);
                lines.add(pieces);
            }
            return isSame(lines, code) ? Optional.of(lines) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static boolean isSame(List<List<Piece>> lines, String code) {
        List<String> texts =
                lines.stream()
                        .map(line -> line.stream().map(Piece::text).collect(Collectors.joining()))
                        .toList();
        return texts.equals(code.lines().toList());
    }

    /** Reads a line with escape sequences; returns the look after it. */
    private static Look read(String line, Look before, List<Piece> pieces) {
        Look look = before;
        int at = 0;
        Matcher sequence = SEQUENCE.matcher(line);
        while (sequence.find()) {
            if (sequence.start() > at) {
                pieces.add(new Piece(line.substring(at, sequence.start()), look));
            }
            at = sequence.end();
            look = sequence.group(2).equals("m") ? look(sequence.group(1), look) : look;
        }
        if (at < line.length()) {
            pieces.add(new Piece(line.substring(at), look));
        }
        return look;
    }

    /** Reduces a colour to one of those that users choose for their terminal. */
    private static Look look(String codes, Look before) {
        Look look = before;
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
                look = indexed(numbers[i + 2]);
                i += 2;
            } else if (code == 38 && i + 4 < numbers.length) {
                look = mixed(numbers[i + 2], numbers[i + 3], numbers[i + 4]);
                i += 4;
            } else if (code == 48) {
                break;
            } else {
                look = simple(code, look);
            }
        }
        return look;
    }

    private static Look simple(int code, Look before) {
        return switch (code) {
            case 0, 39 -> Look.PLAIN;
            case 1 -> before == Look.PLAIN ? Look.BOLD : before;
            case 2 -> before == Look.PLAIN ? Look.DIM : before;
            case 31, 91 -> Look.RED;
            case 32, 92 -> Look.GREEN;
            case 33, 93 -> Look.YELLOW;
            case 35, 95 -> Look.MAGENTA;
            case 34, 36, 94, 96 -> Look.CYAN;
            case 90 -> Look.DIM;
            case 30, 37, 97 -> Look.PLAIN;
            default -> before;
        };
    }

    private static Look indexed(int index) {
        if (index < 16) {
            return simple(index < 8 ? 30 + index : 82 + index, Look.PLAIN);
        }
        if (index >= 232) {
            return index < 246 ? Look.DIM : Look.PLAIN;
        }
        int cube = index - 16;
        return mixed(cube / 36 * 51, cube / 6 % 6 * 51, cube % 6 * 51);
    }

    private static Look mixed(int red, int green, int blue) {
        int most = Math.max(red, Math.max(green, blue));
        int least = Math.min(red, Math.min(green, blue));
        if (most - least < 40) {
            return most < 140 ? Look.DIM : Look.PLAIN;
        }
        int middle = least + (most - least) / 3;
        boolean r = red > middle;
        boolean g = green > middle;
        boolean b = blue > middle;
        if (r && g) {
            return Look.YELLOW;
        }
        if (r) {
            return b ? Look.MAGENTA : Look.RED;
        }
        return b ? Look.CYAN : Look.GREEN;
    }
}
