# Completion of aish for bash. In ~/.bashrc: source <(aish completion bash)
_aish() {
    local program=${1/#\~/$HOME} word
    COMPREPLY=()
    while IFS=$'\t' read -r word _; do
        # without candidates, bash completes file names
        [[ $word == :files ]] || COMPREPLY+=("$(printf %q "$word")")
    done < <(command "$program" completion words "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _aish aish
