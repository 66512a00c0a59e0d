# Completion of aish for bash. In ~/.bashrc: source <(aish completion bash)
_aish() {
    local program=${1/#\~/$HOME} word
    COMPREPLY=()
    while IFS=$'\t' read -r word _; do
        case $word in
            :files) ;; # without candidates, bash completes file names
            *) COMPREPLY+=("$(printf %q "$word")") ;;
        esac
    done < <(command "$program" completion words "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _aish aish
