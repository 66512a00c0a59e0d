package aish.endtoend;

import aish.testing.InZsh;
import aish.testing.Sandbox;
import aish.testing.TerminalSession;
import aish.testing.Tier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@InZsh
@Tag(Tier.NIGHTLY)
class ZshPromptTest extends PromptTest {
    @Test
    @Override
    void showsThePromptOfTheShell(Sandbox sandbox) throws Exception {
        settings(sandbox, "prompt = 'PS1'\n[shell]\nprogram = 'zsh'");
        sandbox.rc(
                """
                setopt promptsubst
                PROMPT=$'%{\\e]0;t\\a%}%F{green}me%f %?\\n$(echo inner)%# '
                activate() { old=$PS1; PS1="(venv) $PS1"; }
                deactivate() { PS1=$old; }
                """);
        String inner = "\ninner[%#]$";
        try (TerminalSession aish = sandbox.start()) {
            aish.waitForScreen("^\\[aish:offline\\] me 0" + inner);
            aish.enter("false");
            aish.waitForScreen("^\\[aish:offline\\] me 1" + inner);
            aish.enter("activate");
            aish.waitForScreen("^\\[aish:offline\\] \\(venv\\) me 0" + inner);
            aish.enter("deactivate");
            aish.waitForScreen("deactivate\n\\[aish:offline\\] me 0" + inner);
            aish.enter("precmd() { PROMPT=\"star $? \" }");
            aish.waitForScreen("^\\[aish:offline\\] star 0$");
            aish.enter("false");
            aish.waitForScreen("^\\[aish:offline\\] star 1$");
        }
    }
}
