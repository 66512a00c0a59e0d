# Tells of files, each argument being a question; see RemoteFacts. The last line is E.
export LC_ALL=C GIT_OPTIONAL_LOCKS=0 GIT_TERMINAL_PROMPT=0
unset ${!GIT_DIR*} ${!GIT_WORK*} ${!GIT_INDEX*} ${!GIT_CONFIG*}
exec 2>/dev/null
here=$(pwd -P)
format='%f|%s|%h|%d|%y|%n'
left=2000 most=1000000
todo=() trees=() files=()
declare -A seen
tell() { [[ $2$3 == *[[:cntrl:]]* ]] || printf '%s%s\n%s\n' "$1" "$2" "$3"; }
look() { [[ ${seen[$1]} ]] || { seen[$1]=1; todo+=("$1"); }; }
up() { local p=$1; look "$p"; while [[ $p == /*/* ]]; do p=${p%/*}; look "$p"; done; look /; }
tree() { mapfile -t -n $((left + 1)) found < <(find "${1%/}/" -mindepth 1 "${@:2}" \( -name '*[[:cntrl:]]*' -exec echo ! \; -prune -o -exec stat -c "T$format" {} + \) && echo D) &&
    [[ ${found[-1]} == D ]] && left=$((left - ${#found[@]})) && { ((${#found[@]} < 2)) || printf '%s\n' "${found[@]::${#found[@]}-1}"; }; }
git() { [ -d "$1/.git" ] && up "$1/.git" && files+=("$1/.git/index" "$1/.git/config"); }
for asked; do
    p=${asked:1}
    case $asked in
    L*) up "$p"; if [[ $p == *[*?[]* ]]; then q=${p%%[*?[]*}; q=${q%/*}; trees+=("${q:-/}"); fi
        [ -L "$p" ] && up "$(readlink -f -- "$p")"
        if [[ $p == */.git ]]; then git "${p%/.git}"; elif [[ $here/ != "${p%/}"/* && ! -L $p && -d $p ]]; then trees+=("$p"); fi ;;
    R*) up "$p"; [ -d "$p" ] || { r=$(readlink -f -- "$p") && tell R "$p" "$r"; } ;;
    T*) up "$p"; trees+=("$p") ;;
    C*) files+=("$p") ;;
    X*) r=$(eval "command $p" | base64 | tr -d '\n'; exit "${PIPESTATUS[0]}"); tell X "$p" "$? $r" ;;
    esac
done
p=$here; while look "$p/.git"; ! git "$p" && [[ $p ]]; do p=${p%/*}; done
for p in "${files[@]}"; do look "$p"; done
printf 'A%s\n' "${todo[@]}"
stat -c "L$format" -- "${todo[@]}"
stat -L -c "F$format" -- "${todo[@]}"
for p in "${todo[@]}"; do
    [ -L "$p" ] && tell K "$p" "$(readlink -- "$p")"
    cd -P -- "$p" && tell R "$p" "$PWD"
done
for p in "${trees[@]}"; do
    if tree "$p"; then printf 'D%s\n' "$p"; elif tree "$p" -maxdepth 1; then printf 'd%s\n' "$p"; fi
done
for p in "${files[@]}"; do
    [ -f "$p" ] && (($(stat -L -c %s -- "$p") <= most)) && tell C "$p" "$(base64 < "$p" | tr -d '\n')"
done
command -v stat > /dev/null && echo E
