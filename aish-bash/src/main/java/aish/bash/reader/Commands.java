package aish.bash.reader;

import aish.bash.ScanResult.OpenConstruct;
import aish.bash.ShellNode;

/** Reads commands, wherever they stand in a text. */
interface Commands {
    /** Reads to the end. */
    ShellNode all();

    /** Reads to the closing parenthesis. */
    ShellNode parenthesised(OpenConstruct open, String why);

    /** Makes the reader for a text; words contain commands, and commands words. */
    @FunctionalInterface
    interface Maker {
        Commands of(Source source, WordReader words);
    }
}
