package aish.cli.doctor;

import module java.base;

/**
 * Something in a startup file that serves the shell's own prompt, line editor or history, which
 * aish replaces by its own.
 *
 * @param name as the user knows it
 * @param instead what to do in aish
 */
record BashOnlySetup(String name, String instead) {
    private static final int MOST_BYTES = 1 << 20;
    private static final String PROMPT =
            "aish draws its own prompt; interaction.prompt = \"PS1\" in the settings uses yours";
    private static final String KEYS =
            "aish reads the keys itself; :keys lists them, and ^X^E opens the line in your editor";
    private static final String SEARCH =
            "it hooks into the shell's line editor; ^R and :history search find earlier lines";
    private static final String HISTORY =
            "aish keeps its own history (history.max_entries); a leading space keeps a line out";

    /** Each name with how a startup file sets it up, and what to do instead. */
    private static final String[][] KINDS = {
        {"PS1", "(?m)(^|[\\s;&])PS1=", PROMPT},
        {"PROMPT", "(?m)(^|[\\s;&])R?PROMPT=", PROMPT},
        {"starship", "starship init", PROMPT},
        {"oh-my-posh", "oh-my-posh init", PROMPT},
        {"bind", "(?m)(^|[;&]\\s*|\\s)bind\\s+['\"-]", KEYS},
        {"bindkey", "(?m)^\\s*bindkey\\s", KEYS},
        {"zle", "(?m)(^|[;&]\\s*)\\s*zle\\s+-N", KEYS},
        {"zsh-autosuggestions", "zsh-autosuggestions", KEYS},
        {"zsh-syntax-highlighting", "zsh-syntax-highlighting", KEYS},
        {"ble.sh", "ble\\.sh|blesh", KEYS},
        {"fzf", "fzf --(ba|z)sh|\\.fzf\\.(ba|z)sh|fzf/.*key-bindings", SEARCH},
        {"atuin", "atuin init", SEARCH},
        {"mcfly", "mcfly init", SEARCH},
        {"HISTFILE", "(?m)(^|[\\s;&])HISTFILE=", HISTORY},
        {"HISTIGNORE", "(?m)(^|[\\s;&])HISTIGNORE=", HISTORY},
        {"HISTCONTROL", "(?m)(^|[\\s;&])HISTCONTROL=", HISTORY},
    };

    /**
     * Returns what a text sets up, in a fixed order.
     *
     * @param ownPrompt whether aish shows the user's own prompt
     */
    static List<BashOnlySetup> in(String text, boolean ownPrompt) {
        List<BashOnlySetup> found = new ArrayList<>();
        for (String[] kind : KINDS) {
            boolean used = ownPrompt && kind[2].equals(PROMPT);
            if (!used && Pattern.compile(kind[1]).matcher(text).find()) {
                found.add(new BashOnlySetup(kind[0], kind[2]));
            }
        }
        return found;
    }

    /** Returns the start of a file, without comments; empty if it cannot be read. */
    static String read(Path file) {
        if (!Files.isRegularFile(file)) {
            return "";
        }
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(MOST_BYTES), StandardCharsets.ISO_8859_1)
                    .replaceAll("(?m)^\\s*#.*$", "");
        } catch (IOException e) {
            return "";
        }
    }
}
