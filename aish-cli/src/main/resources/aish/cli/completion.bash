# Completion of aish for bash. In ~/.bashrc: source <(aish completion bash)
_aish() {
    local program=${1/#\~/$HOME} word about start=
    COMPREPLY=()
    while IFS=$'\t' read -r word about; do
        case $word in
            :files) ;; # without candidates, bash completes file names
            :command) start=$about ;;
            *) COMPREPLY+=("$(printf %q "$word")") ;;
        esac
    done < <(command "$program" completion words "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    if [[ -z $start ]]; then
        return
    elif ((start == COMP_CWORD)); then
        mapfile -t COMPREPLY < <(compgen -c -- "${COMP_WORDS[COMP_CWORD]}" | sort -u)
    elif declare -F _comp_command_offset >/dev/null; then
        _comp_command_offset "$start"
    elif declare -F _command_offset >/dev/null; then
        _command_offset "$start"
    fi
}
complete -o default -F _aish aish
