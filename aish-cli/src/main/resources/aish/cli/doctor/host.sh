echo aish
read -r x
echo aish
say() { printf "%s\t%s\n" "$1" "$2"; }
say bash "$(bash -c "echo \$BASH_VERSION" 2>/dev/null)"
say programs "$(IFS=:; for d in $PATH; do ls "$d"; done 2>/dev/null | sort -u | grep -c .)"
say git "$(git --version 2>/dev/null)"
say missing "$(echo $(for p in mktemp mkfifo; do command -v $p >/dev/null || echo $p; done))"
say unlike "$(echo $( { stat -c %f / || echo stat >&3; find / -maxdepth 0 || echo find >&3; readlink -f / || echo readlink >&3; base64 </dev/null || echo base64 >&3; } 3>&1 >/dev/null 2>&1))"
d=$(mktemp -d) && say space "$(df -Pk "$d" | tail -n 1)" && say directory "${d%/*}" && rmdir "$d"
