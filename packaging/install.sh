#!/bin/sh
# Installs aish for one user, without root, from the unpacked archive that this script lies in.
#
#   ./install.sh                installs to ~/.local (or to PREFIX, if that is set)
#   ./install.sh --uninstall    removes what it installed; settings and sessions stay
set -eu
prefix=${PREFIX:-$HOME/.local}
lib=$prefix/lib/aish

fail() {
    printf 'install.sh: %s\n' "$1" >&2
    exit 1
}

# Every file outside of $lib is a link into it, so that nothing else is ever removed.
links() {
    printf '%s %s\n' \
        bin/aish aish \
        share/man/man1/aish.1.gz share/man/man1/aish.1.gz \
        share/bash-completion/completions/aish share/bash-completion/completions/aish \
        share/zsh/site-functions/_aish share/zsh/site-functions/_aish \
        share/fish/vendor_completions.d/aish.fish share/fish/vendor_completions.d/aish.fish
}

unlink_all() {
    links | while read -r link target; do
        if [ -h "$prefix/$link" ] && [ "$(readlink "$prefix/$link")" = "$lib/$target" ]; then rm -f "$prefix/$link"; fi
    done
}

case ${1:-} in
    --uninstall)
        if [ ! -f "$lib/packaged" ] || [ -h "$lib" ]; then fail "aish is not installed in $prefix"; fi
        unlink_all
        rm -rf "$lib"
        printf 'Removed aish from %s. Your settings and sessions are still there.\n' "$prefix"
        ;;
    '')
        here=$(cd "$(dirname "$0")" && pwd)
        if [ ! -f "$here/packaged" ] || [ ! -x "$here/runtime/bin/java" ]; then fail "run this in the unpacked archive"; fi
        [ "$here" != "$lib" ] || fail "aish is already installed in $lib; unpack another archive to replace it"
        if [ -e "$lib" ] && [ ! -f "$lib/packaged" ]; then fail "$lib is something else; move it away first"; fi
        [ ! -h "$lib" ] || fail "$lib is a link; remove it first"
        links | while read -r link _; do
            if [ -e "$prefix/$link" ] && [ ! -h "$prefix/$link" ]; then fail "$prefix/$link is in the way; move it away first"; fi
        done
        mkdir -p "$prefix/lib"
        rm -rf "$lib.new"
        # with its times, by which the caches know their jars
        cp -pR "$here" "$lib.new"
        { sed -n 1p "$here/packaged" && echo install.sh; } >"$lib.new/packaged"
        rm -rf "$lib"
        mv "$lib.new" "$lib"
        links | while read -r link target; do
            mkdir -p "$(dirname "$prefix/$link")"
            ln -sf "$lib/$target" "$prefix/$link"
        done
        printf 'Installed aish in %s.\n' "$lib"
        case :$PATH: in
            *":$prefix/bin:"*) printf 'Start it with: aish\n' ;;
            *) printf 'Start it with: %s/bin/aish (%s/bin is not in your PATH)\n' "$prefix" "$prefix" ;;
        esac
        ;;
    *) fail "unknown option $1; use ./install.sh or ./install.sh --uninstall" ;;
esac
