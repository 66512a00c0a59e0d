echo aish
read -r x
echo aish
say() { printf "%s\t%s\t%s\n" "$1" "$2" "$3"; }
v=$(bash -c "((BASH_VERSINFO[0]*100+BASH_VERSINFO[1]>=404)) && echo \$BASH_VERSION" 2>/dev/null)
[ "$v" ] && say OK "bash $v" || say WARN "no bash of version 4.4 or later" ":on HOST continues in sh there, without undo, and suggestions ask"
m=; for p in mktemp mkfifo; do command -v $p >/dev/null || m="${m:+$m and }no $p"; done
d=; [ "$m" ] || d=$(mktemp -d 2>/dev/null)
f=$(df -Ph "${d%/*}" 2>/dev/null | tail -n 1 | { read -r _ _ _ a _; echo "$a"; })
[ "$d" ] && rm -r "$d" && say OK "the session's private directory goes below ${d%/*}${f:+, where $f are free}" || say FAIL "${m:-no directory can be made for temporary files}" ":on HOST needs a private directory with two pipes there"
n=$(IFS=:; for d in $PATH; do ls "$d"; done 2>/dev/null | sort -u | grep -c .)
[ "${n:-0}" -gt 0 ] && say OK "$n names on its PATH" || say WARN "no names on its PATH" "commands there are judged as unknown"
u=$( { stat -c %f / || echo stat >&3; find / -maxdepth 0 || echo find >&3; readlink -f / || echo readlink >&3; base64 </dev/null || echo base64 >&3; } 3>&1 >/dev/null 2>&1)
[ "$u" ] && say WARN "not as those of GNU, or not there:$(for p in $u; do printf " %s" $p; done)" "what commands do to files is unknown there, and asks" || say OK "stat, find, readlink and base64 tell of its files"
g=$(git --version 2>/dev/null) && say OK "$g" || say NOTE "no git" "whether files are in git is unknown there"
