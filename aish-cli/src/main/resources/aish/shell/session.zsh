# Read by the session's zsh from its standard input, which is a socket, after the lines that set __aish_input and __aish_rc.
# Messages go back on it, as with bash: zsh too keeps the standard descriptors that it sets aside from programs.
# zsh calls hooks and prints PROMPT around every line that it reads, and most of those are aish's own. So both are kept aside, and
# aish calls the hooks once for every command.

typeset -g +x PS1 PS2
typeset -ga __aish_precmd __aish_preexec __aish_periodic __aish_zshaddhistory
typeset -ga __aish_prompts=('%m%# ')
typeset -gA __aish_prompt_options
typeset -g __aish_prompt_now=1 __aish_mark='%{%}' __aish_shown= __aish_status= __aish_flags= __aish_arg= __aish_completions= __aish_checkjobs= __aish_banghist=on __aish_due=0

# Sets $? as the next command must find it.
__aish_set() { builtin emulate -LR zsh; builtin trap - DEBUG ZERR; builtin return "$1"; }

# The one to stop, for whoever waits behind it, is aish: nobody but aish would see that zsh itself stopped.
suspend() { builtin kill -TSTP "$PPID"; }

# Keeps the hooks and the prompt aside. Those that a command added join the ones that are there; if it has seen all, they replace them.
__aish_hush() {
    builtin emulate -LR zsh; builtin trap - DEBUG ZERR
    builtin local name
    builtin local -a found known
    for name in precmd preexec periodic zshaddhistory; do
        if (( ${+functions[$name]} )) && [[ $functions[$name] != *__aish_unrecorded* ]]; then
            builtin functions -c $name __aish_own_$name
            builtin unfunction $name
        elif [[ -n $__aish_shown ]]; then
            builtin unfunction __aish_own_$name 2>/dev/null
        fi
        found=(${(P)${:-${name}_functions}}) known=(${(P)${:-__aish_$name}})
        [[ -z $__aish_shown ]] || known=()
        builtin set -A __aish_$name $known ${found:|known}
        (( ! $#found )) || builtin set -A ${name}_functions
    done
    zshaddhistory() { builtin emulate -LR zsh; builtin trap - DEBUG ZERR; : __aish_unrecorded; builtin return 1; }
    __aish_adopt_prompt
    __aish_shown=
    if [[ -n $__aish_checkjobs ]]; then __aish_checkjobs=; builtin unsetopt localoptions; builtin setopt checkjobs; fi
}

# In place of PROMPT stands a mark that prints nothing, another one for each, so that a PROMPT that a script saves, changes and restores
# is known again.
__aish_adopt_prompt() {
    builtin local new other= at
    [[ ${(t)PROMPT} != *readonly* ]] || builtin return
    if [[ -n $__aish_shown ]]; then
        __aish_prompts[__aish_prompt_now]=$PROMPT
    elif [[ -n $PROMPT && $PROMPT != $__aish_mark ]]; then
        new=${PROMPT/$__aish_mark/$__aish_prompts[__aish_prompt_now]}
        for (( at = 1; at <= $#__aish_prompts; at++ )); do
            other+='%{%}'
            [[ $PROMPT != $other && $new != $__aish_prompts[at] ]] || builtin break
        done
        (( at <= $#__aish_prompts )) || other+='%{%}' __aish_prompts[at]=$new
        __aish_mark=$other __aish_prompt_now=$at
    fi
    PROMPT=$__aish_mark
}

# Gives the hooks and the prompt back, for a command that names them.
__aish_show() {
    builtin emulate -LR zsh; builtin trap - DEBUG ZERR
    builtin local name
    builtin unfunction zshaddhistory 2>/dev/null
    for name in precmd preexec periodic zshaddhistory; do
        (( ! ${+functions[__aish_own_$name]} )) || builtin functions -c __aish_own_$name $name
        (( ! ${#${(P)${:-__aish_$name}}} )) || builtin set -A ${name}_functions ${(P)${:-__aish_$name}}
    done
    [[ ${(t)PROMPT} == *readonly* ]] || PROMPT=$__aish_prompts[__aish_prompt_now]
    __aish_shown=1
}

# Calls the functions of a hook, with $? as it was after the last command: status, hook, arguments.
__aish_call() {
    builtin local "__aish_last=$1" "__aish_hook=$2" __aish_function
    builtin shift 2
    for __aish_function in "__aish_own_$__aish_hook" "${(@P)${:-__aish_${__aish_hook}[@]}}"; do
        if (( ${+functions[$__aish_function]} )); then
            __aish_set "$__aish_last" && :
            "$__aish_function" "$@" <>"$__aish_input" >&0 2>&0 || :
        fi
    done
}

# Comes before a command: the last status, its text.
__aish_begin() {
    [[ $__aish_input == /dev/null ]] || __aish_call "$1" preexec "$2" "$2" "$2"
}

# Does what zsh does before it prints a prompt.
__aish_before_prompt() {
    __aish_show
    {
        __aish_call "$1" precmd
        if (( ${PERIOD:-0} > 0 && SECONDS >= __aish_due )); then
            __aish_due=$(( SECONDS + PERIOD ))
            __aish_call "$1" periodic
        fi
    } always {
        __aish_prompt_options=(promptsubst ${options[promptsubst]} promptbang ${options[promptbang]} extendedglob ${options[extendedglob]})
        __aish_hush
    }
}

# Tells aish that zsh is ready again: number, status, directory, shell flags, running jobs, stopped jobs.
__aish_report() {
    builtin local "__aish_last=${__aish_status:-$?}" "__aish_errexit=${options[errexit]}"
    # Ctrl-C has ended the line that should have done it, and the status is not always known
    if [[ -z $__aish_status ]]; then
        [[ $__aish_last != 2 ]] || __aish_last=130
        __aish_flags=$-'!'
        __aish_hush
    fi
    options[errexit]=off
    [[ $__aish_input == /dev/null ]] || __aish_before_prompt "$__aish_last"
    # what would ask about aish's lines, or draw something before them
    builtin unsetopt promptsp promptcr correct correctall zle
    [[ $__aish_input != /dev/null ]] || builtin unsetopt banghist
    __aish_banghist=${options[banghist]}
    __aish_send "$1" "$__aish_last"
    __aish_status=
    options[errexit]=$__aish_errexit
}

__aish_send() {
    builtin emulate -LR zsh; builtin trap - DEBUG ZERR
    builtin local -a running stopped
    running=(${(M)jobstates:#running:*}) stopped=(${(M)jobstates:#suspended:*})
    builtin print -rn -- $'\0\1S\0'"$1"$'\0'"$2"$'\0'"$PWD"$'\0'"$__aish_flags"$'\0'"${running:+${(pl:$#running::\n:)}}"$'\0'"${stopped:+${(pl:$#stopped::\n:)}}"$'\0' >&0
}

# Answers a question of aish: number, then what the command given as $2 prints, whether or not it fails.
__aish_query() {
    builtin emulate -LR zsh; builtin trap - DEBUG ZERR
    {
        builtin print -rn -- $'\0\1Q\0'"$1"$'\0'
        builtin eval "$2"
        builtin print -rn -- $'\0'
    } >&0 </dev/null
}

# Adds a command to the history, unless a hook of the user's refuses it.
__aish_remember() {
    builtin local __aish_function
    for __aish_function in __aish_own_zshaddhistory "${__aish_zshaddhistory[@]}"; do
        if (( ${+functions[$__aish_function]} )); then
            "$__aish_function" "$1"$'\n' <>"$__aish_input" >&0 2>&0 || builtin return 0
        fi
    done
    builtin print -rs -- "$1"
}

# zsh accepts an exit despite its jobs only if it directly follows the one that it refused.
__aish_consent() { if [[ -o checkjobs ]]; then __aish_checkjobs=1; builtin unsetopt checkjobs; fi; }

# Jobs that have the low numbers until a command runs: zsh counts aish's eval as a job, which should not have the first number.
__aish_hold() { builtin exec sleep 5; }

__aish_release() {
    builtin emulate -LR zsh; builtin trap - DEBUG ZERR
    builtin local number
    for number in ${(k)jobtexts[(R)__aish_hold]}; do
        builtin kill -KILL ${${jobstates[$number]##*:}%%=*}
        builtin disown %$number
    done
}

# Prints what aish wants to know after each command.
__aish_facts() {
    builtin emulate -LR zsh; builtin trap - DEBUG ZERR
    builtin local -a suffixes
    suffixes=("*."${^${(k)saliases}})
    builtin print -rn -- "${(kj: :)aliases} $suffixes"$'\1'"${(@kj: :)functions[(I)[^_]*]}"$'\1'"${(kj: :)builtins} $reswords"$'\1'"$PATH"$'\1'"${(kj: :)__aish_prompt_options[(R)on]}"
}

# Prints the words that zsh expands wherever they stand: global aliases, *.suffix for suffix aliases, and ^ for extended patterns.
__aish_expanded() {
    builtin local extended=
    [[ $__aish_prompt_options[extendedglob] != on ]] || extended=^
    builtin local -a suffixes
    suffixes=("*."${^${(k)saliases}})
    builtin print -rn -- "${(kj: :)galiases} $suffixes $extended"
}

# Says "whole" if a text is a whole command.
__aish_parses() {
    if ( functions[__aish_parsed]=$1 && (( ${+functions[__aish_parsed]} )) ) 2>/dev/null; then builtin print -rn whole; fi
}

# Prints a variable's attributes as the letters that bash has for them.
__aish_attributes() {
    builtin local type=${(tP)1} letters=
    [[ $type != array* ]] || letters+=a
    [[ $type != association* ]] || letters+=A
    [[ $type != (integer|float)* ]] || letters+=i
    [[ $type != *-lower* ]] || letters+=l
    [[ $type != *-upper* ]] || letters+=u
    [[ $type != *-readonly* ]] || letters+=r
    [[ $type != *-export* ]] || letters+=x
    builtin print -rn -- $letters
}

# Prints a line with its references to earlier ones (!!, !$, !-2, !name, !?text?, ^old^new) replaced, then \1 and 0; or what is wrong, \1
# and 1. zsh itself does this only in lines that it reads.
__aish_expand_history() {
    builtin emulate -LR zsh; builtin trap - DEBUG ZERR
    builtin setopt extendedglob
    builtin local rest=$1 out= quote= event
    builtin local -a match mbegin mend numbers parts
    numbers=(${(kOn)history})
    [[ $__aish_banghist == on ]] || builtin return
    if [[ $rest == '^'* ]]; then
        parts=("${(@s:^:)${rest#^}}") event=$history[$numbers[1]]
        if [[ -z $parts[1] || $event != *$parts[1]* ]]; then builtin print -rn -- 'substitution failed'$'\1'1; builtin return; fi
        builtin print -rn -- "${event/$parts[1]/$parts[2]}$parts[3]"$'\1'0
        builtin return
    fi
    while [[ -n $rest ]]; do
        if [[ $quote == "'" && $rest == [^\']##(#b)(*) ]] || [[ -z $quote && $rest == [^\\\'\"\!]##(#b)(*) ]] || [[ $quote == '"' && $rest == [^\\\"\!]##(#b)(*) ]]; then
            out+=${rest[1,-$#match[1]-1]} rest=$match[1]
        elif [[ $rest == \\* ]]; then
            out+=$rest[1,2] rest=$rest[3,-1]
        elif [[ $rest != '!'* ]]; then
            if [[ -n $quote ]]; then quote=; else quote=$rest[1]; fi
            out+=$rest[1] rest=$rest[2,-1]
        elif [[ $rest == '!'([[:space:]=\(]*|) || $quote$rest == '"!"'* ]]; then
            out+='!' rest=$rest[2,-1]
        elif __aish_history_event; then
            out+=$event
        else
            builtin print -rn -- "event not found: ${rest%%[[:space:]]*}"$'\1'1
            builtin return
        fi
    done
    builtin print -rn -- "$out"$'\1'0
}

# Takes a reference from the start of the rest, and sets event to what it stands for.
__aish_history_event() {
    builtin local number tail
    builtin local -a words
    case $rest in
        '!!'*) number=$numbers[1] tail=$rest[3,-1] ;;
        '!'[\$\^\*:]*) number=$numbers[1] tail=$rest[2,-1] ;;
        '!-'<1->*) [[ $rest == '!-'(#b)(<1->)(*) ]]; number=$numbers[match[1]] tail=$match[2] ;;
        '!'<1->*) [[ $rest == '!'(#b)(<1->)(*) ]]; number=$match[1] tail=$match[2] ;;
        '!?'*) [[ $rest == '!?'(#b)([^\?]#)(\?|)(*) ]]; number=${${(Onk)history[(R)*${(b)match[1]}*]}[1]} tail=$match[3] ;;
        *) [[ $rest == '!'(#b)([^[:space:]:\;\&\|\<\>\(\)\"\']##)(*) ]] || builtin return 1; number=${${(Onk)history[(R)${(b)match[1]}*]}[1]} tail=$match[2] ;;
    esac
    [[ -n $number ]] && (( ${+history[$number]} )) || builtin return 1
    event=$history[$number] words=(${(z)event})
    case $tail in
        (:|)\$*) event=$words[-1] tail=${${tail#:}[2,-1]} ;;
        (:|)\^*) event=$words[2] tail=${${tail#:}[2,-1]} ;;
        (:|)\**) event="$words[2,-1]" tail=${${tail#:}[2,-1]} ;;
        :<->*) [[ $tail == :(#b)(<->)(*) ]]; event=$words[match[1]+1] tail=$match[2] ;;
    esac
    while [[ $tail == :[htre]* ]]; do
        case $tail[2] in h) event=${event:h} ;; t) event=${event:t} ;; r) event=${event:r} ;; e) event=${event:e} ;; esac
        tail=$tail[3,-1]
    done
    rest=$tail
}

# Completes the last word of a simple command with a bash, since zsh completes only in its own line editor: line, seconds.
__aish_complete() {
    builtin local line=$1 name=${1%%[[:space:]]*}
    [[ -z $aliases[$name] ]] || line=$aliases[$name]${line#$name}
    command bash --noprofile --norc -c "$__aish_completions"$'\n''__aish_complete "$@"' bash "$line" "$2"
}

# Prints the user's prompt, expanded with the given status.
__aish_expand_prompt() {
    builtin local "__aish_text=${__aish_prompts[__aish_prompt_now]}"
    options+=("${(@kv)__aish_prompt_options}")
    __aish_set "$1"
    builtin print -Prn -- "$__aish_text"
}

# What follows a file stands in a line of its own, because Ctrl-C ends the one that reads it.
PROMPT=$__aish_mark PS2='%_> '; __aish_hush; unsetopt interactivecomments
if [[ -n $__aish_rc && -r ${ZDOTDIR:-$HOME}/.zshenv ]]; then { __aish_show; builtin source "${ZDOTDIR:-$HOME}/.zshenv" <>"$__aish_input"; } always { __aish_hush 2>/dev/null; }; fi
if [[ -n $ZDOTDIR && $__aish_rc == $HOME/.zshrc ]]; then __aish_rc=$ZDOTDIR/.zshrc; fi
if [[ -r $__aish_rc ]]; then { __aish_show; builtin source "$__aish_rc" <>"$__aish_input"; } always { __aish_hush 2>/dev/null; }; fi
{ unset HISTFILE; } 2>/dev/null
