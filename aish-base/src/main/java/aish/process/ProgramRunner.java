package aish.process;

import module java.base;

/** Runs programs where the files are that it stands for. */
public interface ProgramRunner {
    /** Returns what a program prints; empty if it fails or cannot be run now. */
    Optional<String> output(List<String> words);
}
