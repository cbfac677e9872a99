package shell

import (
	"errors"
	"io"
)

// The words that every command has.
var (
	completionWord = Word{"completion", "a script by which bash, zsh or fish completes words"}
	manWord        = Word{"man", "the manual page"}
)

// OwnWords are the words that Do knows.
func OwnWords() []Word { return []Word{completionWord, manWord} }

// Do carries out a command line that begins with a word of this package, and reports
// whether it does.
func (c *Command) Do(w io.Writer, args []string) (bool, error) {
	if len(args) == 0 {
		return false, nil
	}
	switch args[0] {
	case CompleteWord:
		return true, c.WriteCandidates(w, args[1:])
	case completionWord.Name:
		if len(args) != 2 {
			return true, errors.New("expected one shell: completion bash, zsh or fish")
		}
		return true, c.WriteScript(w, args[1])
	case manWord.Name:
		if len(args) == 1 {
			return true, c.WriteMan(w)
		}
	}
	return false, nil
}
