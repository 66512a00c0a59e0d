umask 077
d=$(mktemp -d) || exit 1
end() { [ -s $d/p ] && kill -HUP $(cat $d/p) 2>/dev/null; rm -rf $d; trap "" TERM; kill 0; }
trap end EXIT
trap "exit 1" HUP TERM INT
mkfifo $d/c $d/s || exit 1
k=sh
bash -c "((BASH_VERSINFO[0]*100+BASH_VERSINFO[1]>=404))" 2>/dev/null && k=bash
exec 3<>$d/c 4<&0
cat <>$d/s 3>&- 4<&- & printf "\0\001C\0%s\0%s\0" $d $k
cat <&4 >&3 & wait $!
