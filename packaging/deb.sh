# Makes the Debian package from the files of the archive; read by ./package.
# shellcheck shell=bash disable=SC2154

make_deb() {
    root=$work/deb
    top=$root/usr/lib/aish
    doc=$root/usr/share/doc/aish
    mkdir -p "$top" "$doc" "$root/usr/bin" "$root/usr/share/zsh/vendor-completions" "$root/usr/share/lintian/overrides" "$root/DEBIAN"
    cp -pR "$stage"/{aish,aot.key,ask.aot,lib,native,run.aot,runtime,said,start.aot} "$top/"
    printf '%s\n' "$version $short linux-$arch" deb >"$top/packaged"
    ln -s ../lib/aish/aish "$root/usr/bin/aish"
    cp -pR "$stage/share/man" "$stage/share/bash-completion" "$stage/share/fish" "$root/usr/share/"
    cp -p "$stage/share/zsh/site-functions/_aish" "$root/usr/share/zsh/vendor-completions/"
    cp -pR "$stage/share/doc/aish/." "$doc/"
    gzip -n9 <"$stage/CHANGELOG.md" >"$doc/NEWS.gz"
    mv "$top/runtime/legal" "$doc/licenses/runtime"
    find "$doc/licenses" -type l -delete
    describe_deb
    settle_times "$root"
    chmod 0755 "$top/aish" "$top/runtime/bin/java" "$top/runtime/lib/jspawnhelper"
    find "$top" -name '*.so' -exec chmod 0644 {} +
    settle_times "$root"
    dpkg-deb --root-owner-group -Zgzip -z9 --build "$root" "$1" >/dev/null
}

describe_deb() {
    maintainer="aish <aish@users.noreply.github.com>"
    when=$(date -u -R -d "@$SOURCE_DATE_EPOCH")
    cat >"$root/DEBIAN/control" <<END
Package: aish
Version: $version
Architecture: $debian
Maintainer: $maintainer
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Depends: bash (>= 4.4), libc6 (>= 2.28)
Recommends: bash-completion, ripgrep
Section: shells
Priority: optional
Description: shell that also answers questions
 A line you type is a shell command, which runs in bash, or a question, which a
 language model answers. Nothing that a model suggests runs before you know what
 it would do, and what it changed can be undone.
 .
 Without a model, a built-in helper answers everyday questions offline. The
 package brings its own Java.
END
    cat >"$doc/copyright" <<END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: aish

Files: *
Copyright: 2025-2026 the authors of aish
License: Apache-2.0
 On Debian systems the text is in /usr/share/common-licenses/Apache-2.0.

Files: usr/lib/aish/lib/*
Copyright: 2005-2026 the authors of the libraries
License: Apache-2.0 and MIT and MIT-0 and BSD-3-Clause
 The text for each library is in /usr/share/doc/aish/licenses.

Files: usr/lib/aish/runtime/*
Copyright: 1994-2026 Oracle and the authors of OpenJDK
License: GPL-2 with Classpath exception
 On Debian systems the text of the GPL is in /usr/share/common-licenses/GPL-2.
 The exception and the terms of parts are in /usr/share/doc/aish/licenses/runtime.
END
    printf 'aish (%s) unstable; urgency=medium\n\n  * See NEWS.gz.\n\n -- %s  %s\n' "$version" "$maintainer" "$when" | gzip -n9 >"$doc/changelog.gz"
    # the Java runtime is taken over as its maker built it
    cat >"$root/usr/share/lintian/overrides/aish" <<END
aish: embedded-library
aish: unstripped-binary-or-object
aish: shared-library-lacks-prerequisites
aish: hardening-no-bindnow
aish: hardening-no-fortify-functions
END
    (cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
}
