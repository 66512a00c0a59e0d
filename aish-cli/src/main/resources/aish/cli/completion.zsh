#compdef aish
# Completion of aish for zsh. In ~/.zshrc, after compinit: source <(aish completion zsh)
_aish() {
    local -a candidates
    local line
    while IFS= read -r line; do
        case $line in
            :files)
                _files
                return
                ;;
        esac
        candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
    done < <(command ${~words[1]} completion words "${(@Q)words[2,CURRENT]}" 2>/dev/null)
    _describe -t words 'argument of aish' candidates
}
if [[ $funcstack[1] == _aish ]]; then
    _aish "$@"
else
    compdef _aish aish
fi
