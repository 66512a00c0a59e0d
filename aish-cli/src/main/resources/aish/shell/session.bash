# Read by the session's bash from its standard input, which is a socket, or on another machine a pipe with a name, after the lines that
# set __aish_input, __aish_rc and __aish_out. Messages go back on it, or to the file __aish_out: unlike any other descriptor, bash keeps the
# standard ones it sets aside from programs.
# Each begins with NUL and \1, because Ctrl-C may cut off the one before. PS1 and PS2 arrive empty in the environment, so that bash prints no prompt.

# A command must not lose the channel with a descriptor that it closes or uses. Bash sets its own input aside above the number that it
# redirects from, so commands are redirected from a high one first. The copies are not inherited, as the one that bash has set aside is not.
for __aish_fd in {10..99}; do
    if [[ -S /dev/fd/$__aish_fd || -p /dev/fd/$__aish_fd ]]; then exec 20<&"$__aish_fd" 60<&"$__aish_fd" 240<&"$__aish_fd"; break; fi
done </dev/null 2>/dev/null

# Sets __aish_fd to the highest that the limit of descriptors allows. A shell without a channel would wait forever; a dead one is replaced.
__aish_anchor() {
    if [[ -S /dev/fd/0 || -p /dev/fd/0 ]]; then
        for __aish_fd in 240 60 20; do
            [[ -S /dev/fd/$__aish_fd || -p /dev/fd/$__aish_fd ]] && builtin return
        done
    fi
    builtin kill -KILL "$$"
}
__aish_anchor

export -n PS1 PS2
[[ $HISTFILESIZE != -1 ]] || export -n HISTFILESIZE

# Sets $? and $_ as the next command must find them.
__aish_set() { builtin return "$1"; }

# Keeps what a command may have set from showing aish's own lines. PS1 must not be empty, which for many scripts means that nobody is there.
# Not by assignments: one to a read-only variable would end the whole line.
__aish_hush() {
    __aish_anchor
    builtin set +o history
    if [[ $- == *v* ]]; then builtin set +v; __aish_verbose=v; fi
    [[ -z ${PS1-} || $PS1 == "$__aish_mark" ]] || __aish_adopt_ps1 "${1-}" || :
    builtin declare -g +x 'PS0=' "PS1=$__aish_mark" 'PS2=' || :
    [[ -z ${PROMPT_COMMAND[@]+set} ]] || __aish_adopt_prompt_command || :
}

# Tells aish that bash is ready again: number, status, directory, shell flags, running jobs, stopped jobs.
__aish_report() {
    builtin local "__aish_last=${__aish_status:-$?}" "__aish_flags=$-" __aish_command
    builtin set +x
    # where Ctrl-C ended the line that should have done it
    [[ -n $__aish_status ]] || __aish_hush
    __aish_flags+=$__aish_verbose
    __aish_status= __aish_verbose=
    builtin set +e
    for __aish_command in "${__aish_prompt_command[@]}"; do
        builtin eval "${__aish_open}__aish_set $__aish_last"$'\n'"$__aish_command" <&"$__aish_fd" 2>&1
    done
    [[ -z ${__aish_prompt_command[@]+set} ]] || __aish_hush set
    [[ $__aish_flags == *e* ]] && builtin set -e
    [[ $__aish_out == 0 ]] || __aish_mark_end "$1" "$__aish_last"
    {
        builtin printf '\0\1S\0%s\0%s\0%s\0%s\0' "$1" "$__aish_last" "$PWD" "$__aish_flags"
        builtin jobs -pr
        builtin printf '\0'
        builtin jobs -ps
        builtin printf '\0'
    } >&"$__aish_out"
}

# On another machine output and messages take two ways, so a mark in the output says where it ends. The file is for who comes back
# after the connection was lost. A shell that cannot report would wait forever.
__aish_mark_end() {
    builtin printf '\e]8473;%s\a' "$1" >"$__aish_input"
    builtin printf '%s %s\n' "$1" "$2" >|"$__aish_channel/r" || builtin kill -KILL "$$"
}

# The user's PS1 is kept aside, for a prompt of aish's that shows it. In its place stands a mark that prints nothing, another one
# for each, so that a PS1 that a script saves, changes and restores is known again. What PROMPT_COMMAND sets ($1) replaces the last.
__aish_adopt_ps1() {
    builtin local __aish_new "__aish_count=${#__aish_ps1[@]}" __aish_at __aish_other=
    __aish_new=${PS1/"$__aish_mark"/"${__aish_ps1[__aish_ps1_now]}"}
    for ((__aish_at = 0; __aish_at < __aish_count; __aish_at++)); do
        __aish_other+='\[\]'
        if [[ -z $1 && ($PS1 == "$__aish_other" || $__aish_new == "${__aish_ps1[__aish_at]}") ]]; then
            __aish_mark=$__aish_other __aish_ps1_now=$__aish_at
            builtin return
        fi
    done
    if [[ -z $1 ]]; then __aish_ps1_now=$__aish_count __aish_mark=$__aish_other'\[\]'; fi
    __aish_ps1[__aish_ps1_now]=$__aish_new
}

# PROMPT_COMMAND would run once for every line on standard input; it is kept aside and run once for every command.
__aish_adopt_prompt_command() {
    builtin local __aish_new __aish_known
    for __aish_new in "${PROMPT_COMMAND[@]}"; do
        for __aish_known in "${__aish_prompt_command[@]}"; do
            [[ $__aish_known == "$__aish_new" ]] && continue 2
        done
        [[ -n $__aish_new ]] && __aish_prompt_command+=("$__aish_new")
    done
    builtin unset PROMPT_COMMAND
}

# For a command that speaks of PROMPT_COMMAND.
__aish_show_prompt_command() {
    case ${#__aish_prompt_command[@]} in
        0) ;;
        1) PROMPT_COMMAND=${__aish_prompt_command[0]} ;;
        *) PROMPT_COMMAND=("${__aish_prompt_command[@]}") ;;
    esac
    __aish_prompt_command=()
}

# The one to stop, for whoever waits behind it, is aish: nobody but aish would see that bash itself stopped.
suspend() { [[ $__aish_out == 0 ]] && builtin kill -TSTP "$PPID"; }

# Answers a question of aish: number, then what the command given as $2 prints, whether or not it fails.
__aish_query() {
    builtin local - "__aish_ifs=${IFS@A}" 'IFS= '
    builtin set +e
    {
        builtin printf '\0\1Q\0%s\0' "$1"
        builtin eval "$2" 2>/dev/null
        builtin printf '\0'
    } >&"$__aish_out" </dev/null
}

__aish_prompt_command=()
__aish_ps1=('')
__aish_ps1_now=0
__aish_mark='\[\]'
__aish_status=
__aish_verbose=
__aish_arg=
__aish_open='command exec <>"$__aish_input" || command exec </dev/null; '

# Many rc files do nothing unless PS1 is set, and set keys for a line editor that is not there.
# What follows it stands in lines of its own, because Ctrl-C ends the one that reads it.
bind() { :; }
__aish_hush; if [[ -r $__aish_rc ]]; then builtin eval "$__aish_open"'. "$__aish_rc"' <&"$__aish_fd"; fi; __aish_hush 2>/dev/null
unset -f bind

# An interactive bash says "exit" when it leaves, which only a person should see.
# A script has no history to repeat from, and no prompt before which to run anything.
if [[ $__aish_input == /dev/null ]]; then set +H; exit() { builtin exit "$@" 2>/dev/null; }; __aish_prompt_command=(); __aish_adopt_prompt_command() { builtin unset PROMPT_COMMAND; }; fi

set +o history
unset HISTFILE
[[ $HISTFILESIZE != -1 ]] || unset HISTFILESIZE

# When aish is killed, the end of input may reach bash before the hang-up does, and only the latter ends its jobs.
IGNOREEOF=1000
