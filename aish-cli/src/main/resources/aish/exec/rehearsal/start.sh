# Starts a shell on a copy of the disk: start.sh FOLDER DIRECTORY IDENTITY COMMAND...
# Runs as process 1 of its own mount, process and IPC namespaces, and mounts only there. The folder has been filled before:
#   root    the skeleton of the new root: empty folders and files to mount on, and links
#   fstab   what to mount, in order; paths are relative to the folder
#   plain   what to mount read-only where an overlay is refused: number, target, options; one line each
# Identity is "root", or "uid gid" of a user who gets a user namespace.
# Standard input is the shell's channel, which no program here may read.

folder=$1 directory=$2 identity=$3
shift 3
cd "$folder" || exit 125
fail() { printf 'aish: cannot rehearse: %s\n' "$1" >&2; printf '%s\n' "$1" >"$folder/failure"; exit 125; }
# pivot_root and ip are where an ordinary user's PATH does not look
path=$PATH PATH=$PATH:/usr/sbin:/sbin

exec 8>ending 9<&0 </dev/null
[[ -e network ]] || { ip link set lo up || ifconfig lo up; } 2>/dev/null &
# What was mounted without waiting for the disk, the kernel mounts again only without its mark.
used=(work/*/work)
if [[ -d ${used[0]} ]]; then chmod u+rwx "${used[@]}" && rm -rf "${used[@]/%//incompat}"; fi
if ! mount -a -T fstab 2>mount.errors; then
    mountpoint -q root || fail "no mount namespace"
    while IFS=$'\t' read -r number target options; do
        mountpoint -q "$target" && continue
        [[ -e lower/$number ]] || continue # deleted by another program meanwhile
        mount -o "bind,$options" "lower/$number" "$target" 2>>mount.errors || fail "cannot mount $target"
        printf '%s\n' "$number" >>readonly
    done <plain
    mountpoint -q root/proc || fail "cannot mount /proc"
    mountpoint -q root/dev/null || fail "cannot mount /dev/null"
fi
# Newer kernels limit the processes of each namespace on their own; in older ones this would hold for the whole machine.
IFS=. read -r major minor _ <"/proc/sys/kernel/osrelease"
if ((major > 6 || major == 6 && minor >= 14)); then
    { [[ $(</proc/sys/kernel/pid_max) -le 4096 ]] || echo 4096 >/proc/sys/kernel/pid_max; } 2>/dev/null
fi
wait

cd root && pivot_root . . && umount -l . || fail "cannot change the root directory"
cd -- "$directory" 2>/dev/null || cd /
ulimit -u 8192 2>/dev/null

if [[ $identity == root ]]; then
    world=(setpriv --bounding-set "-all,+chown,+dac_override,+fowner,+fsetid,+kill,+setgid,+setuid,+setpcap,+net_bind_service,+sys_chroot,+setfcap,+audit_write" --)
else
    world=(unshare --user "--map-user=${identity% *}" "--map-group=${identity#* }" --)
fi

# Process 1 stays, so that it can tell what is still running. When it ends, the kernel ends the rest.
# The prompts must be empty, and a bash that runs a script unsets them.
exec 7>&2 2>/dev/null
PS1= PS2= PATH=$path "${world[@]}" "$@" <&9 2>&7 7>&- 8>&- 9>&-
status=$?
for process in /proc/[0-9]*; do
    if [[ $process != /proc/1 ]] && mapfile -d '' -t words <"$process/cmdline" && [[ ${#words[@]} != 0 ]]; then
        printf 'P%s\0' "${words[*]}" >&8
    fi
done 2>/dev/null
# Packets for which there was no route: the command wanted to reach another machine.
if [[ -r /proc/net/snmp ]]; then
    names=() values=()
    while read -ra words; do
        [[ ${words[0]} == Ip: ]] || continue
        if [[ ${words[1]} == *[a-z]* ]]; then names=("${words[@]}"); else values=("${words[@]}"); fi
    done </proc/net/snmp
    for at in "${!names[@]}"; do
        [[ ${names[at]} == OutNoRoutes ]] && printf 'N%s\0' "${values[at]}" >&8
    done
fi
exit "$status"
