# Completes a word as bash's line editor would. Read by the session's bash at the first Tab; what it prints is
# the answer to a query: the text that is replaced, the options in force, then the candidates, separated by \1.

# Splits a command at $COMP_WORDBREAKS as bash does, into COMP_WORDS; __aish_text is the text that is completed.
__aish_split() {
    builtin local "rest=$1" word= char quote= "breaks=${COMP_WORDBREAKS//[\"\'\`]/}"
    COMP_WORDS=() __aish_text= __aish_quote=
    while [[ -n $rest ]]; do
        char=${rest:0:1} rest=${rest:1}
        if [[ $quote == "'" ]]; then
            word+=$char
            [[ $char == "'" ]] && quote=
            continue
        fi
        if [[ $char == \\ ]]; then
            word+=$char${rest:0:1} rest=${rest:1}
        elif [[ $quote == '"' ]]; then
            word+=$char
            [[ $char == '"' ]] && quote=
        elif [[ $char == [\"\'] ]]; then
            word+=$char quote=$char
        elif [[ $breaks == *"$char"* ]]; then
            [[ -n $word ]] && COMP_WORDS+=("$word")
            word=
            if [[ $char != [[:space:]] ]]; then
                while [[ -n $rest && ${rest:0:1} != [[:space:]] && $breaks == *"${rest:0:1}"* ]]; do
                    char+=${rest:0:1} rest=${rest:1}
                done
                COMP_WORDS+=("$char")
                [[ -n $rest ]] || { COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); builtin return; }
            fi
            continue
        else
            word+=$char
        fi
    done
    __aish_text=$word __aish_quote=$quote
    COMP_WORDS+=("$word")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
}

# Finds the specification for a command, which a loader such as bash-completion's may have to define first. Sets __aish_spec.
__aish_find_spec() {
    builtin local __aish_try
    for __aish_try in "$1" "${1##*/}"; do
        [[ -n $__aish_try ]] || builtin continue
        __aish_spec=$(builtin complete -p -- "$__aish_try" 2>/dev/null) && builtin return
    done
    [[ -z ${BASH_ALIASES[$1]+set} || $__aish_seen == *" $1 "* ]] || builtin return
    __aish_spec=$(builtin complete -p -D 2>/dev/null) || builtin return
    [[ $__aish_spec == *' -F '* ]] || builtin return 0
    __aish_try=${__aish_spec##* -F } __aish_try=${__aish_try%% *}
    builtin local -a COMPREPLY
    "$__aish_try" "$1" "$__aish_text" "" >/dev/null 2>&1
    [[ $? == 124 ]] || builtin return 0
    __aish_spec=$(builtin complete -p -- "$1" 2>/dev/null) || __aish_spec=$(builtin complete -p -- "${1##*/}" 2>/dev/null)
}

# Runs the specification. Prints the text to replace, the options, and the candidates.
__aish_generate() {
    builtin local "name=${COMP_WORDS[0]}" 'options= ' function= command= filter= prefix= suffix= previous= word
    builtin local -a actions reply
    ((COMP_CWORD > 0)) && previous=${COMP_WORDS[COMP_CWORD - 1]}
    complete() {
        while (($#)); do
            case $1 in
                -o) options+="$2 "; builtin shift ;;
                -F) function=$2; builtin shift ;;
                -C) command=$2; builtin shift ;;
                -X) filter=$2; builtin shift ;;
                -P) prefix=$2; builtin shift ;;
                -S) suffix=$2; builtin shift ;;
                -[AGW]) actions+=("$1" "$2"); builtin shift ;;
                -[DEIpr]) ;;
                --) builtin break ;;
                -*) actions+=("$1") ;;
            esac
            builtin shift
        done
    }
    builtin eval "$__aish_spec"
    builtin unset -f complete
    compopt() {
        while (($#)); do
            case $1 in
                -o) options=${options/ $2 / }; options+="$2 "; builtin shift ;;
                +o) options=${options/ $2 / }; builtin shift ;;
                -[DEI]) ;;
                *) builtin break ;;
            esac
            builtin shift
        done
    }
    if ((${#actions[@]})); then
        builtin mapfile -t reply < <(builtin compgen "${actions[@]}" -- "$__aish_text")
    fi
    if [[ -n $function ]]; then
        COMPREPLY=()
        "$function" "$name" "$__aish_text" "$previous" </dev/null
        reply+=("${COMPREPLY[@]}")
    fi
    if [[ -n $command ]]; then
        builtin export COMP_LINE COMP_POINT COMP_KEY COMP_TYPE
        builtin mapfile -t -O "${#reply[@]}" reply < <(builtin eval "$command"' "$name" "$__aish_text" "$previous"' </dev/null)
    fi
    if [[ -n $filter ]]; then
        builtin local negate=
        builtin local -a kept
        [[ $filter == '!'* ]] && negate=1 filter=${filter:1}
        filter=${filter//&/$__aish_text}
        for word in "${reply[@]}"; do
            if [[ $word == $filter ]]; then [[ -n $negate ]]; else [[ -z $negate ]]; fi && kept+=("$word")
        done
        reply=("${kept[@]}")
    fi
    [[ -z $prefix$suffix ]] || reply=("${reply[@]/#/$prefix}") reply=("${reply[@]/%/$suffix}")
    [[ $options != *' plusdirs '* ]] || builtin mapfile -t -O "${#reply[@]}" reply < <(builtin compgen -d -- "$__aish_text")
    builtin printf '%s\1' "$__aish_typed" "$options" "${reply[@]}" >&$__aish_out
}

# Completes the last word of a simple command. Completion functions run in a subshell, so that nothing they do stays, and are ended
# after the given number of seconds.
__aish_complete() {
    builtin set +ue -m
    builtin local $'IFS= \t\n' "__aish_line=$1" __aish_text __aish_quote __aish_spec= "__aish_typed=" __aish_seen=' ' __aish_name
    builtin local COMP_LINE COMP_POINT COMP_CWORD COMP_KEY=9 COMP_TYPE=9
    builtin local -a COMP_WORDS
    __aish_split "$__aish_line"
    __aish_typed=$__aish_text
    # the editor's quoting is unknown to compgen, so an open quote is written with backslashes
    if [[ -n $__aish_quote ]]; then
        __aish_typed=${__aish_text#*"$__aish_quote"}
        __aish_line=${__aish_line:0:${#__aish_line}-${#__aish_typed}-1}
        builtin printf -v __aish_line '%s%q' "$__aish_line" "$__aish_typed"
        [[ -n $__aish_typed ]] || __aish_line=${__aish_line%\'\'}
        __aish_split "$__aish_line"
    fi
    while ! __aish_find_spec "${COMP_WORDS[0]}" 2>/dev/null; do
        __aish_name=${COMP_WORDS[0]}
        if [[ $__aish_seen == *" $__aish_name "* || -z ${BASH_ALIASES[$__aish_name]+set} ]]; then
            builtin printf '%s\1unspecified\1' "$__aish_typed"
            builtin return
        fi
        __aish_seen+="$__aish_name "
        __aish_line=${BASH_ALIASES[$__aish_name]}${__aish_line#"$__aish_name"}
        __aish_split "$__aish_line"
    done
    COMP_LINE=$__aish_line COMP_POINT=${#__aish_line}
    (
        builtin exec {__aish_out}>&1 {__aish_end}< <(__aish_generate >/dev/null 2>&1; builtin printf x)
        builtin trap '' TERM
        builtin read -r -n 1 -t "$2" -u "$__aish_end" || builtin kill -TERM 0
    ) 2>/dev/null
}
