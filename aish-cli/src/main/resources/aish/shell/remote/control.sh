umask 077
d=$(mktemp -d) || exit 1
trap "rm -rf $d" EXIT
trap "exit 1" HUP TERM INT
mkfifo $d/c $d/s || exit 1
k=sh
bash -c "((BASH_VERSINFO[0]*100+BASH_VERSINFO[1]>=404))" 2>/dev/null && k=bash
exec 3<>$d/c
cat <>$d/s 3>&- & p=$!
printf "\0\001C\0%s\0%s\0" $d $k
cat >&3
kill $p
[ -s $d/p ] && kill -HUP $(cat $d/p) 2>/dev/null
