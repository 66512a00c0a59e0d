# Read by a POSIX shell on another machine where there is no bash; see session.bash. Variables and functions of its own start with
# __aish_, but for one by which questions for bash reach what is a builtin here too.
# An old bash that runs as sh would write its history to a file.
unset PS1 PS2 ENV HISTFILE
(set +o history) 2>/dev/null && set +o history
PS1= PS2= __aish_status= __aish_flags=
[ "$(builtin printf x 2>/dev/null)" = x ] || builtin() { "$@"; }

__aish_set() { return "$1"; }

__aish_report() {
    __aish_last=${__aish_status:-$?} __aish_seen=${__aish_flags:-$-} __aish_status= __aish_flags=
    set +xv
    printf '\033]8473;%s\007' "$1" >"$__aish_input"
    printf '%s %s\n' "$1" "$__aish_last" >|"$__aish_channel/r" || kill -KILL "$$"
    {
        printf '\0\1S\0%s\0%s\0%s\0%s\0' "$1" "$__aish_last" "$PWD" "$__aish_seen"
        jobs
        printf '\0\0'
    } >"$__aish_out"
}

__aish_query() {
    {
        printf '\0\1Q\0%s\0' "$1"
        (set +eu; IFS=' '; command eval "$2") 2>/dev/null
        printf '\0'
    } >"$__aish_out" </dev/null
}

# Aliases, functions, which sh cannot list, builtins and reserved words, where programs are, and options.
__aish_facts() {
    alias | sed 's/^alias //; s/=.*//'
    printf '\1\1%s\1%s\1' '. : ! [ { } alias bg break case cd command continue do done echo elif else esac eval exec exit export
false fg fi for getopts if in jobs kill printf pwd read readonly return set shift test then times trap true type ulimit
umask unalias unset until wait while' "$PATH"
}
