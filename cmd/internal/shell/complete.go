package shell

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/pflag"
)

// CompleteWord is the first word of the command line by which a shell asks what the
// last of the other words may become.
const CompleteWord = "__complete"

// Files stands for the names of files among what a word may become.
const Files = ":files"

// Candidate is what a word may become.
type Candidate struct{ Text, What string }

// WriteCandidates writes what the last of words may become, one a line, with what it
// means behind a tab. Scripts made by WriteScript read it.
func (c *Command) WriteCandidates(w io.Writer, words []string) error {
	for _, k := range c.candidates(words) {
		if _, err := fmt.Fprintf(w, "%s\t%s\n", k.Text, k.What); err != nil {
			return err
		}
	}
	return nil
}

func (c *Command) candidates(words []string) []Candidate {
	if len(words) == 0 {
		words = []string{""}
	}
	before, last := words[:len(words)-1], words[len(words)-1]
	switch name, start, valued := strings.Cut(last, "="); {
	case len(before) == 1 && before[0] == "completion":
		return matching(plain(Shells), last)
	case c.awaitsValue(before):
		return c.values(strings.TrimLeft(before[len(before)-1], "-"), "", last)
	case strings.HasPrefix(last, "-") && valued:
		return c.values(strings.TrimLeft(name, "-"), name+"=", start)
	case strings.HasPrefix(last, "-"):
		return c.flags(last)
	}
	list := []Candidate{{Text: Files}}
	if len(before) == 0 {
		for _, word := range c.Words {
			list = append(list, matching([]Candidate{{word.Name, word.What}}, last)...)
		}
	}
	return list
}

// awaitsValue reports whether the last of words is a flag whose value comes next.
func (c *Command) awaitsValue(words []string) bool {
	if len(words) == 0 || !strings.HasPrefix(words[len(words)-1], "-") || strings.Contains(words[len(words)-1], "=") {
		return false
	}
	f := c.flag(strings.TrimLeft(words[len(words)-1], "-"))
	return f != nil && f.NoOptDefVal == ""
}

// values lists what a flag takes, with a prefix before each.
func (c *Command) values(flag, prefix, start string) []Candidate {
	known := c.Values[flag]
	if known == nil {
		return []Candidate{{Text: Files}}
	}
	// Of values with commas it is the last.
	if at := strings.LastIndexByte(start, ','); at >= 0 {
		prefix, start = prefix+start[:at+1], start[at+1:]
	}
	what := described(c.Help)
	var list []Candidate
	for _, v := range known() {
		if strings.HasPrefix(v, start) {
			list = append(list, Candidate{prefix + v, what[flag+"="+v]})
		}
	}
	return list
}

// flags lists the flags that begin as a word does; those with a value of their own
// end in an equals sign.
func (c *Command) flags(start string) []Candidate {
	what := described(c.Help)
	start = "--" + strings.TrimLeft(start, "-")
	var list []Candidate
	c.Flags.VisitAll(func(f *pflag.Flag) {
		text := "--" + f.Name
		if !strings.HasPrefix(text, start) {
			return
		}
		if f.NoOptDefVal == "" {
			text += "="
		}
		list = append(list, Candidate{text, cmp.Or(what[f.Name], what[f.Shorthand])})
	})
	slices.SortFunc(list, func(a, b Candidate) int { return strings.Compare(a.Text, b.Text) })
	return list
}

func plain(texts []string) (list []Candidate) {
	for _, t := range texts {
		list = append(list, Candidate{Text: t})
	}
	return list
}

func matching(list []Candidate, start string) []Candidate {
	return slices.DeleteFunc(list, func(k Candidate) bool { return !strings.HasPrefix(k.Text, start) })
}

// Shells are those that completion is there for.
var Shells = []string{"bash", "zsh", "fish"}

// WriteScript writes what a shell reads to complete the command's words.
func (c *Command) WriteScript(w io.Writer, shell string) error {
	script := scripts[shell]
	if script == "" {
		return DidYouMean(fmt.Errorf("no completion for %q: expected one of %s", shell, strings.Join(Shells, ", ")), shell, Shells)
	}
	_, err := io.WriteString(w, strings.ReplaceAll(script, "NAME", c.Name))
	return err
}

// scripts ask the command itself, so that they need not change when flags do.
var scripts = map[string]string{
	// Bash ends words at "=" and ":" as well, and replaces from there on only.
	"bash": `# Completion of NAME. In ~/.bashrc:  source <(NAME completion bash)
_NAME_complete() {
    local line="${COMP_LINE:0:$COMP_POINT}" cur kept word
    local -a words
    read -ra words <<<"$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    cur="${words[${#words[@]}-1]}"
    kept="${cur%"${cur##*[=:]}"}"
    COMPREPLY=()
    while IFS=$'\t' read -r word _; do
        if [[ $word == ":files" ]]; then
            compopt -o filenames 2>/dev/null
            mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "${cur#"$kept"}")
        else
            COMPREPLY+=("${word#"$kept"}")
        fi
    done < <("${words[0]}" __complete "${words[@]:1}" 2>/dev/null)
    [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
    return 0
}
complete -F _NAME_complete NAME
`,
	"zsh": `#compdef NAME
# Completion of NAME. In ~/.zshrc, behind compinit:  source <(NAME completion zsh)
_NAME() {
    local line
    local -a found open
    for line in "${(@f)$("${words[1]}" __complete "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
        case $line in
            "") ;;
            :files*) compset -P '*='; _files ;;
            *=$'\t'*) open+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
            *) found+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
        esac
    done
    (( $#open )) && _describe -t flags flag open -S ''
    (( $#found )) && _describe -t values value found
    return 0
}
# As a file _NAME of $fpath this is the function's own body, run for the first word.
if [[ $funcstack[1] == _NAME ]]; then _NAME "$@"; else compdef _NAME NAME; fi
`,
	"fish": `# Completion of NAME. In ~/.config/fish/completions/NAME.fish:  NAME completion fish | source
function __NAME_complete
    set -l words (commandline -opc) (commandline -ct)
    for line in ($words[1] __complete $words[2..-1] 2>/dev/null)
        if string match -q ':files*' -- $line
            # A file may stand behind a flag and "=".
            set -l parts (string match -r '^(-[^=]*=|)(.*)$' -- (commandline -ct))
            printf '%s\n' $parts[2](__fish_complete_path $parts[3])
        else
            echo $line
        end
    end
end
complete -c NAME -f -a '(__NAME_complete)'
`,
}
