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
    if ! __aish_spec=$(builtin complete -p -D 2>/dev/null); then
        __aish_try=${1##*/}
        if ! builtin declare -F "__aish_for_$__aish_try" >/dev/null; then
            [[ $__aish_text == -* ]] && __aish_is_installed "$1" || builtin return
            __aish_try=options
        fi
        __aish_spec="complete -o bashdefault -o default -F __aish_for_$__aish_try -- $1"
        builtin return 0
    fi
    [[ $__aish_spec == *' -F '* ]] || builtin return 0
    __aish_try=${__aish_spec##* -F } __aish_try=${__aish_try%% *}
    builtin local -a COMPREPLY
    "$__aish_try" "$1" "$__aish_text" "" >/dev/null 2>&1
    [[ $? == 124 ]] || builtin return 0
    __aish_spec=$(builtin complete -p -- "$1" 2>/dev/null) || __aish_spec=$(builtin complete -p -- "${1##*/}" 2>/dev/null)
}

# Runs the specification. Prints the text to replace, the options, and the candidates.
__aish_generate() {
    builtin local "name=${__aish_for:-${COMP_WORDS[0]}}" 'options= ' __aish_described= function= command= filter= prefix= suffix= previous= word
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
    builtin printf '%s\1' "$__aish_typed" "$options" "${reply[@]/#__aish_*/}" >&$__aish_out
    ((${#reply[@]} < 2 || ${#reply[@]} > 300)) || builtin printf %s "${__aish_described:-$(__aish_describe)}" >&$__aish_out
}

# Whether the system's packages have installed a program, so that it may be asked for its help. Sets __aish_file.
__aish_is_installed() {
    __aish_file=$(builtin type -P "$1") && [[ $__aish_file == @(/usr/bin|/usr/sbin|/usr/games|/bin|/sbin)/* ]]
}

# Prints a program's own help for options, or git's list of commands; or the program's manual page.
__aish_help() {
    builtin local "name=${COMP_WORDS[0]}"
    if [[ $1 == manual ]]; then
        LC_ALL=C MANWIDTH=500 MANPAGER=cat command man "${name##*/}" 2>/dev/null
    elif [[ ${name##*/} == git ]]; then
        [[ $COMP_CWORD == 1 ]] && git help -a 2>/dev/null || git "${COMP_WORDS[1]}" -h 2>&1
    elif [[ $__aish_text == -* ]]; then
        "$name" --help 2>&1
    fi
}

# Prints what a program's help says of each word. The answer is kept in a file with the time of the program's own file, so that a
# program is asked once.
__aish_describe() {
    builtin local __aish_file directory kept described
    [[ $__aish_text == -* || ${COMP_WORDS[0]##*/} == git ]] && __aish_is_installed "${COMP_WORDS[0]}" || builtin return
    directory=$HOME/.cache
    [[ $XDG_CACHE_HOME != /* ]] || directory=$XDG_CACHE_HOME
    directory+=/aish/help kept=${__aish_file//\//%}
    if [[ ${COMP_WORDS[0]##*/} == git ]]; then
        ((COMP_CWORD == 1)) && kept+=% || kept+=%${COMP_WORDS[1]//\//%}
    fi
    kept=$directory/${kept:0:200}
    if [[ -r $kept && ! $kept -nt $__aish_file && ! $kept -ot $__aish_file ]]; then
        builtin printf %s "$(<"$kept")"
        builtin return
    fi
    described=$(__aish_read_help)
    # without options in its help, as for ssh
    [[ $described == -* || $described == *$'\1'-* ]] || described=$(__aish_read_help manual)
    builtin printf %s "$described"
    ((${#described} > 200000)) || __aish_keep 2>/dev/null
}

# Keeps a description; when there are many, the others are deleted.
__aish_keep() (
    builtin umask 077
    builtin set +f
    builtin shopt -u failglob nullglob
    command mkdir -p -- "$directory" || builtin return
    builtin set -- "$directory"/*
    (($# < 300)) || command rm -f -- "$@"
    builtin printf %s "$described" >|"$kept.$BASHPID" &&
        command touch -r "$__aish_file" -- "$kept.$BASHPID" && command mv -f -- "$kept.$BASHPID" "$kept"
)

# Reads help for what it says of each word: the word, \2, and the description, which may be on the next line.
__aish_read_help() {
    builtin local line names= description
    while IFS=$' \t' builtin read -r line; do
        if [[ $names == -* && $line == [^-]* ]]; then
            __aish_words "$names" "$line"
            names=
            builtin continue
        fi
        __aish_words "$names" ''
        names=
        [[ $1 != manual || $line == -* ]] || builtin continue # prose
        __aish_read_entry "${line//$'\t'/  }"
        [[ -z $description ]] || { __aish_words "$names" "$description"; names=; }
    done < <(__aish_help "$1" | command sed -n 's/^[[:space:]]\+\([^[:space:]]\)/\1/p')
    __aish_words "$names" ''
}

# Splits a line of help at the first gap that no further option follows. Sets names and description.
__aish_read_entry() {
    names=${1%%  *} description=${1#"$names"}
    while [[ $description =~ ^\ +(-.*)$ ]]; do
        description=${BASH_REMATCH[1]}
        names+=" ${description%%  *}" description=${description#"${description%%  *}"}
    done
    description=${description#"${description%%[! ]*}"}
    # a long option leaves only one space
    if [[ -z $description && $names =~ ^(-[^ ]+(,? -[^ ]+)*)' '([a-z]+' '.*)$ ]]; then
        names=${BASH_REMATCH[1]} description=${BASH_REMATCH[3]}
    fi
}

# Prints each of the words that help describes together, such as "-a, --all".
__aish_words() {
    builtin local word
    for word in ${1//[,|]/ }; do
        word=${word%%[=<\[]*}
        [[ $word != [a-zA-Z-]* ]] || builtin printf '%s\2%s\1' "$word" "$2"
    done
}

# Completes the last word of a simple command. Completion functions run in a subshell, so that nothing they do stays, and are ended
# after the given number of seconds.
__aish_complete() {
    builtin set +ue -m
    builtin local $'IFS= \t\n' "__aish_line=$1" __aish_text __aish_quote __aish_spec= "__aish_typed=" __aish_seen=' ' __aish_name __aish_file __aish_for=
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
    if ((COMP_CWORD == 0)); then
        __aish_for=_InitialWorD_ __aish_name=-I
        [[ -n $__aish_line ]] || __aish_for=_EmptycmD_ __aish_name=-E
        if ! builtin complete -p "$__aish_name" >/dev/null 2>&1; then
            builtin printf '%s\1unspecified\1' "$__aish_typed"
            builtin return
        fi
        __aish_spec=$(builtin complete -p "$__aish_name")
    fi
    while [[ -z $__aish_spec ]] && ! __aish_find_spec "${COMP_WORDS[0]}" 2>/dev/null; do
        __aish_name=${COMP_WORDS[0]}
        if [[ $__aish_seen != *" $__aish_name "* && -n ${BASH_ALIASES[$__aish_name]+set} ]]; then
            __aish_seen+="$__aish_name "
            __aish_line=${BASH_ALIASES[$__aish_name]}${__aish_line#"$__aish_name"}
        else
            builtin printf '%s\1unspecified\1' "$__aish_typed"
            builtin return
        fi
        __aish_split "$__aish_line"
    done
    COMP_LINE=$__aish_line COMP_POINT=${#__aish_line}
    (
        builtin exec {__aish_out}>&1 {__aish_end}< <(__aish_generate >/dev/null 2>&1; builtin printf x)
        builtin trap '' TERM
        builtin read -r -n 1 -t "$2" -u "$__aish_end" || builtin kill -TERM 0
    ) 2>/dev/null
}

# What follows is for programs without a specification, where bash-completion is not installed.

__aish_offer() { builtin mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(builtin compgen -W "$1" -- "$__aish_text"); }

# The first word after the command that is no option: its subcommand. Sets __aish_sub.
__aish_subcommand() {
    builtin local i
    __aish_sub=
    for ((i = 1; i < COMP_CWORD; i++)); do
        [[ ${COMP_WORDS[i]} == -* ]] || { __aish_sub=${COMP_WORDS[i]}; builtin return; }
    done
    builtin return 1
}

# The options that a program's help names.
__aish_for_options() {
    builtin local entry
    __aish_described=$(__aish_describe)
    while IFS= builtin read -r -d $'\1' entry; do
        entry=${entry%%$'\2'*}
        [[ $entry != "$__aish_text"* ]] || COMPREPLY+=("$entry")
    done <<<"$__aish_described"
}

__aish_for_git() {
    builtin local __aish_sub
    if ! __aish_subcommand; then
        [[ $2 == -* ]] && __aish_offer '--version --help -C -c --git-dir= --work-tree= --no-pager --paginate --bare' ||
            __aish_offer "$(git --list-cmds=list-mainporcelain,others,nohelpers,alias,list-complete,config 2>/dev/null)"
        builtin return
    fi
    if [[ $2 == -* ]]; then
        __aish_offer "$(git "$__aish_sub" --git-completion-helper 2>/dev/null)"
        [[ $__aish_sub != @(log|show|diff) ]] || __aish_offer '--oneline --graph --stat --patch --name-only --name-status --all --author= --since= --until= --grep= --follow --decorate --no-merges --merges --pretty= --format= --abbrev-commit --reverse --cached --staged --color --word-diff --shortstat --numstat --summary'
        builtin return
    fi
    case $__aish_sub in
        push | pull | fetch) [[ $3 == "$__aish_sub" ]] && __aish_offer "$(git remote 2>/dev/null)" || __aish_offer "$(__aish_git_refs heads tags)" ;;
        checkout | switch | merge | rebase | branch | log | diff | show | reset | cherry-pick | revert | worktree | tag | cherry | describe | bisect)
            __aish_offer "$(__aish_git_refs heads tags remotes) HEAD" ;;
        remote) [[ $3 == remote ]] && __aish_offer 'add get-url prune remove rename set-branches set-head set-url show update' || __aish_offer "$(git remote 2>/dev/null)" ;;
        stash) __aish_offer 'apply branch clear create drop list pop push show store' ;;
        submodule) __aish_offer 'add status init deinit update set-branch set-url summary foreach sync absorbgitdirs' ;;
        config) __aish_offer "$(git help --config 2>/dev/null)" ;;
        help) __aish_offer "$(git --list-cmds=list-mainporcelain,others,nohelpers,alias,list-complete,config 2>/dev/null)" ;;
    esac
}

__aish_git_refs() { git for-each-ref --format='%(refname:strip=2)' "${@/#/refs/}" 2>/dev/null; }

__aish_for_make() {
    builtin local file
    for file in GNUmakefile makefile Makefile; do
        [[ -r $file ]] || builtin continue
        __aish_offer "$(sed -nE 's/^([A-Za-z0-9][A-Za-z0-9_./-]*( +[A-Za-z0-9][A-Za-z0-9_./-]*)*) *:([^=].*)?$/\1/p' "$file" 2>/dev/null)"
        builtin return
    done
}

__aish_hosts() {
    sed -nE 's/^[[:space:]]*[Hh]ost[[:space:]=]+//p' ~/.ssh/config ~/.ssh/config.d/* 2>/dev/null | tr ' \t' '\n\n' | grep -v '[*?!]'
    sed -nE 's/^([^|@# ][^ ,]*)[ ,].*/\1/p' ~/.ssh/known_hosts 2>/dev/null | tr -d '[]' | sed 's/:[0-9]*$//'
    sed -nE 's/^[0-9a-f.:]+[[:space:]]+([^#]*).*/\1/p' /etc/hosts 2>/dev/null
}
__aish_for_ssh() { [[ $2 == -* ]] || { builtin local "user=" "__aish_text=$2"; [[ $2 != *@* ]] || user=${2%%@*}@ __aish_text=${2#*@}; __aish_offer "$(__aish_hosts)"; COMPREPLY=("${COMPREPLY[@]/#/$user}"); }; }
__aish_for_scp() { [[ $2 == -* || $2 == */* ]] || { __aish_for_ssh "$@"; COMPREPLY=("${COMPREPLY[@]/%/:}"); builtin mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(builtin compgen -f -- "$2"); compopt -o nospace; }; }
__aish_for_sftp() { __aish_for_ssh "$@"; }
__aish_for_ping() { __aish_for_ssh "$@"; }

__aish_for_docker() {
    builtin local __aish_sub
    if ! __aish_subcommand; then
        __aish_offer 'attach build builder buildx commit compose container context cp create diff events exec export history image images import info inspect kill load login logout logs network pause plugin port ps pull push rename restart rm rmi run save search start stats stop swarm system tag top unpause update version volume wait'
        builtin return
    fi
    [[ $2 != -* ]] || builtin return
    case $__aish_sub in
        attach | commit | diff | exec | export | inspect | kill | logs | pause | port | rename | restart | rm | start | stats | stop | top | unpause | update | wait | cp)
            __aish_offer "$(docker ps -a --format '{{.Names}}' 2>/dev/null)" ;;
        run | rmi | tag | push | history | save | create) __aish_offer "$(docker images --format '{{.Repository}}:{{.Tag}}' 2>/dev/null)" ;;
        compose) __aish_offer 'build config create down events exec images kill logs ls pause port ps pull push restart rm run start stop top unpause up version watch' ;;
        container | image | volume | network | system) __aish_offer 'create inspect ls prune rm df info' ;;
    esac
}

__aish_for_kubectl() {
    builtin local __aish_sub
    if ! __aish_subcommand; then
        __aish_offer 'annotate api-resources api-versions apply attach auth autoscale certificate cluster-info completion config cordon cp create debug delete describe diff drain edit events exec explain expose get kustomize label logs options patch plugin port-forward proxy replace rollout run scale set taint top uncordon version wait'
    elif [[ $2 != -* ]]; then
        case $__aish_sub:$3 in
            logs:logs | exec:exec | attach:attach | port-forward:port-forward | cp:cp) __aish_offer "$(kubectl get pods -o name 2>/dev/null | sed 's|.*/||')" ;;
            *:"$__aish_sub") __aish_offer 'all configmaps cronjobs daemonsets deployments endpoints events ingresses jobs namespaces nodes persistentvolumeclaims persistentvolumes pods replicasets secrets serviceaccounts services statefulsets' ;;
            get:* | describe:* | delete:* | edit:*) __aish_offer "$(kubectl get "$3" -o name 2>/dev/null | sed 's|.*/||')" ;;
        esac
    fi
}

__aish_for_systemctl() {
    builtin local __aish_sub
    if ! __aish_subcommand; then
        [[ $2 == -* ]] && __aish_offer '--user --system --all --failed --now --no-pager --type= --state=' ||
            __aish_offer 'start stop restart reload try-restart reload-or-restart kill status is-active is-failed is-enabled enable disable reenable mask unmask show cat edit list-units list-unit-files list-timers list-sockets list-dependencies list-jobs daemon-reload daemon-reexec reset-failed isolate get-default set-default poweroff reboot suspend hibernate'
    elif [[ $2 != -* ]]; then
        __aish_offer "$(systemctl list-unit-files --no-legend --no-pager 2>/dev/null | sed 's/ .*//')"
        ((${#COMPREPLY[@]})) || __aish_offer "$(cd /etc/systemd/system /lib/systemd/system 2>/dev/null; ls /etc/systemd/system /lib/systemd/system /usr/lib/systemd/system 2>/dev/null | grep -E '\.(service|socket|timer|target|mount)$')"
    fi
}

__aish_for_apt() {
    builtin local __aish_sub
    if ! __aish_subcommand; then
        __aish_offer 'list search show install reinstall remove purge autoremove autoclean clean update upgrade full-upgrade dist-upgrade edit-sources source build-dep download changelog policy depends rdepends'
    elif [[ $2 != -* ]]; then
        case $__aish_sub in
            remove | purge | reinstall | autoremove) __aish_offer "$(dpkg-query -W -f '${Package}\n' "$2*" 2>/dev/null)" ;;
            install | show | source | build-dep | download | changelog | policy | depends | rdepends)
                builtin mapfile -t COMPREPLY < <(apt-cache --no-generate pkgnames "$2" 2>/dev/null | head -n 2000) ;;
        esac
    fi
}
__aish_for_apt-get() { __aish_for_apt "$@"; }

__aish_for_npm() {
    builtin local __aish_sub
    if ! __aish_subcommand; then
        __aish_offer 'access adduser audit bugs cache ci config dedupe deprecate diff dist-tag docs doctor exec explain fund help help-search init install link login logout ls outdated owner pack ping pkg prefix profile prune publish query rebuild repo restart root run run-script search shrinkwrap star start stop test token uninstall unpublish update version view whoami'
        builtin return
    fi
    case $__aish_sub in
        run | run-script) __aish_offer "$(sed -n '/"scripts"[[:space:]]*:/,/}/{s/.*"scripts"[[:space:]]*:[[:space:]]*{//;s/"\([^"]*\)"[[:space:]]*:[[:space:]]*"\([^"\\]\|\\.\)*"/\n\1\n/g;p}' package.json 2>/dev/null | grep -E '^[A-Za-z0-9:_.-]+$')" ;;
        uninstall | update | outdated | explain) __aish_offer "$(ls node_modules 2>/dev/null)" ;;
    esac
}

__aish_for_cargo() {
    builtin local __aish_sub
    if ! __aish_subcommand; then
        __aish_offer 'add bench build check clean clippy doc fetch fix fmt generate-lockfile help info init install locate-project login logout metadata miri new owner package pkgid publish remove report run rustc rustdoc search test tree uninstall update vendor verify-project version yank'
    elif [[ $2 == -* ]]; then
        __aish_offer '--release --all --workspace --bin --bins --example --examples --test --tests --bench --lib --package --features --all-features --no-default-features --target --target-dir --manifest-path --locked --offline --frozen --verbose --quiet --jobs --profile --message-format'
    fi
}

__aish_for_pip() {
    builtin local __aish_sub
    if ! __aish_subcommand; then
        __aish_offer 'install download uninstall freeze inspect list show check config search cache index wheel hash completion debug help'
    elif [[ $__aish_sub == @(uninstall|show) && $2 != -* ]]; then
        __aish_offer "$("$1" list --format=freeze --disable-pip-version-check 2>/dev/null | sed 's/==.*//')"
    fi
}
__aish_for_pip3() { __aish_for_pip "$@"; }

__aish_for_kill() {
    if [[ $2 == -* ]]; then
        builtin mapfile -t COMPREPLY < <(builtin compgen -A signal -P - -- "SIG${2#-}" | sed 's/^-SIG/-/')
    elif [[ $3 == -s ]]; then
        builtin mapfile -t COMPREPLY < <(builtin compgen -A signal -- "SIG$2" | sed 's/^SIG//')
    elif [[ $2 == %* ]]; then
        builtin mapfile -t COMPREPLY < <(builtin compgen -j -P % -- "${2#%}")
    else
        __aish_offer "$(cd /proc && echo [0-9]*)"
    fi
}
__aish_for_killall() { __aish_offer "$(cat /proc/[0-9]*/comm 2>/dev/null | sort -u)"; }
__aish_for_pkill() { __aish_for_killall; }

__aish_for_man() {
    builtin local directory file
    [[ -n $2 && $2 != */* ]] || builtin return
    for directory in /usr/share/man /usr/local/share/man ~/.local/share/man; do
        for file in "$directory"/man*/"$2"*; do
            file=${file##*/} file=${file%.gz} file=${file%.*}
            [[ $file == *'*'* ]] || COMPREPLY+=("$file")
        done
    done
    ((${#COMPREPLY[@]})) || builtin mapfile -t COMPREPLY < <(builtin compgen -c -- "$2")
}
