# Completion of aish for fish. In ~/.config/fish/config.fish: aish completion fish | source
function __aish_words
    set -l before (commandline -opc)
    set -l current (commandline -ct)
    set -l program (string replace -r '^~' $HOME -- $before[1])
    for line in (command $program completion words $before[2..-1] "$current" 2>/dev/null)
        if test "$line" = :files
            __fish_complete_path "$current"
        else
            echo -- $line
        end
    end
end
complete -c aish -f -a '(__aish_words)'
