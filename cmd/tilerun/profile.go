package main

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"strconv"

	"tileir/launcher/ptxsim/profile"
)

func (o *options) setProfile(s string) error {
	switch s {
	case "lines", "source", "ptx":
		o.profile = s
		return nil
	}
	return errors.New("expected lines, source or ptx")
}

// setSample has a profile made of some tile blocks, and makes one.
func (o *options) setSample(s string) (err error) {
	if o.sample, err = strconv.Atoi(s); err != nil || o.sample < 1 {
		return errors.New("expected how many tile blocks along each dimension of the grid, at least 1")
	}
	o.profile = cmp.Or(o.profile, "lines")
	return nil
}

// keepProfile keeps what the first launch cost.
func (s *session) keepProfile(p *profile.Profile) {
	if s.report.Profile == nil {
		s.report.Profile = p
	}
}

// profiledLines is how many lines of a profile are shown.
const profiledLines = 20

// showProfile shows what --profile asked for, unless that is in the report.
func (s *session) showProfile() error {
	p := s.report.Profile
	if p == nil || s.options.json {
		return nil
	}
	out := s.bar.under(s.stdout)
	switch s.options.profile {
	case "ptx":
		return p.AnnotatePTX(out, s.code.PTX)
	case "source":
		return s.annotate(out, p)
	}
	return p.Text(out, profiledLines, s.sourceLine)
}

// annotate writes the file with the costs of its lines.
func (s *session) annotate(out io.Writer, p *profile.Profile) error {
	if isBytecode(s.source) {
		return errors.New("--profile=source: bytecode has no lines; --profile=ptx shows those of the PTX")
	}
	return p.Annotate(out, s.name, s.source)
}

// sourceLine is a line of the file; "" if the place is in another one.
func (s *session) sourceLine(at profile.Place) string {
	lines := bytes.Split(s.source, []byte("\n"))
	if at.File != s.name || at.Line < 1 || at.Line > len(lines) || isBytecode(s.source) {
		return ""
	}
	return string(lines[at.Line-1])
}
