#!/bin/sh
# A root with little more than bash, the usual small programs and libc, like a fresh Debian without Java.
#
#   userland.sh make ROOT              copies it from this machine; needs root
#   userland.sh enter ROOT USER WORD…  runs a command in it: as "user" with an empty environment, or as "root"
set -eu
umask 022

copy() { # program
    for folder in /usr/bin /usr/sbin /bin /sbin; do
        from=$folder/$1
        [ ! -x "$from" ] || break
    done
    [ -x "$from" ] || return 0
    cp -L "$from" "$root/usr/bin/$1"
    ldd "$from" 2>/dev/null | tr '[:blank:]' '\n' | grep '^/' | while read -r library; do
        if [ ! -e "$root$library" ]; then
            mkdir -p "$root${library%/*}"
            cp -L "$library" "$root$library"
        fi
    done
}

make() {
    mkdir -p "$root/usr/bin" "$root/usr/lib" "$root/etc" "$root/tmp" "$root/proc" "$root/dev" "$root/home/user" "$root/root" "$root/usr/share/dpkg"
    for folder in bin sbin; do ln -s usr/bin "$root/$folder"; done
    for folder in lib lib64; do ln -s usr/lib "$root/$folder"; done
    ln -s bin "$root/usr/sbin"
    ln -s lib "$root/usr/lib64"
    for program in sh bash cat chmod cp cut date dirname du env false find flock grep gzip head id ln ls mkdir mktemp mv nice \
        printf ps pwd readlink rm rmdir sed sleep sort stat stty tail tar test touch tr true uname wc awk \
        dpkg dpkg-deb dpkg-split dpkg-query diff ldconfig start-stop-daemon; do
        copy "$program"
    done
    # all of libc, which every Debian has
    dpkg -L libc6 | grep '\.so' | while read -r library; do
        [ ! -f "$library" ] || { mkdir -p "$root${library%/*}" && cp -L "$library" "$root$library"; }
    done
    # the architectures that dpkg knows
    cp -R /usr/share/dpkg/. "$root/usr/share/dpkg/"
    printf 'root:x:0:0:root:/root:/bin/bash\nuser:x:12345:12345:user:/home/user:/bin/bash\n' >"$root/etc/passwd"
    printf 'root:x:0:\nuser:x:12345:\n' >"$root/etc/group"
    mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/triggers" "$root/var/log"
    architecture=$(dpkg --print-architecture)
    for package in bash libc6; do
        printf 'Package: %s\nStatus: install ok installed\nMaintainer: nobody <nobody@example.org>\nArchitecture: %s\nVersion: 99\nDescription: there\n\n' "$package" "$architecture"
    done >"$root/var/lib/dpkg/status"
    chmod 755 "$root"
    chmod 1777 "$root/tmp"
    chown 12345:12345 "$root/home/user"
}

# In a mount namespace of its own, so that nothing stays mounted.
enter() {
    user=$1
    shift
    export root user
    # shellcheck disable=SC2016
    exec unshare --mount sh -c '
        mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" || exit 99
        if [ "$user" = root ]; then spec=0:0 home=/root; else spec=12345:12345 home=/home/user; fi
        exec chroot --userspec="$spec" --groups= "$root" /usr/bin/env -i PATH=/usr/bin:/bin HOME="$home" USER="$user" TERM=xterm-256color LANG=C.UTF-8 \
            sh -c "cd && exec \"\$@\"" sh "$@"
    ' sh "$@"
}

action=$1
root=$2
shift 2
"$action" "$@"
