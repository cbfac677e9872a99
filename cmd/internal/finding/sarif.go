package finding

import (
	"encoding/json"
	"io"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
)

// SARIF 2.1.0 is the form in which static analysis says what it found (OASIS); code
// hosts and editors read it. These are the parts of it that are written.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool       sarifTool     `json:"tool"`
		ColumnKind string        `json:"columnKind"`
		Results    []sarifResult `json:"results"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name  string      `json:"name"`
		Rules []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID    string     `json:"id"`
		Short *sarifText `json:"shortDescription,omitempty"`
	}
	sarifText struct {
		Text string `json:"text"`
	}
	sarifResult struct {
		Rule      string          `json:"ruleId,omitempty"`
		Level     string          `json:"level"`
		Message   sarifText       `json:"message"`
		Locations []sarifLocation `json:"locations,omitempty"`
		Related   []sarifLocation `json:"relatedLocations,omitempty"`
	}
	sarifLocation struct {
		Physical *sarifPhysical `json:"physicalLocation,omitempty"`
		Message  *sarifText     `json:"message,omitempty"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   *sarifRegion  `json:"region,omitempty"`
	}
	sarifArtifact struct {
		URI string `json:"uri"`
	}
	sarifRegion struct {
		Line   int `json:"startLine"`
		Column int `json:"startColumn,omitempty"` // in UTF-16 code units
	}
)

const sarifSchema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

// writeSARIF writes one log with all findings.
func writeSARIF(w io.Writer, command string, list []Finding, title func(code string) string) error {
	run := sarifRun{ColumnKind: "utf16CodeUnits", Results: []sarifResult{}}
	run.Tool.Driver = sarifDriver{Name: command, Rules: []sarifRule{}}
	var codes []string
	for i := range list {
		run.Results = append(run.Results, sarifOf(&list[i]))
		if c := list[i].Code; c != "" && !slices.Contains(codes, c) {
			codes = append(codes, c)
		}
	}
	slices.Sort(codes)
	for _, c := range codes {
		rule := sarifRule{ID: c}
		if text := title(c); text != "" {
			rule.Short = &sarifText{text}
		}
		run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, rule)
	}
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(sarifLog{Schema: sarifSchema, Version: "2.1.0", Runs: []sarifRun{run}})
}

func sarifOf(f *Finding) sarifResult {
	level := f.Severity
	if level == "remark" {
		level = "note"
	}
	r := sarifResult{Rule: f.Code, Level: level, Message: sarifText{f.Message}}
	if place := sarifPlace(f); place != nil {
		r.Locations = []sarifLocation{{Physical: place}}
	}
	for i := range f.Notes {
		r.Related = append(r.Related, sarifLocation{Physical: sarifPlace(&f.Notes[i]), Message: &sarifText{f.Notes[i].Message}})
	}
	return r
}

func sarifPlace(f *Finding) *sarifPhysical {
	if f.File == "" {
		return nil
	}
	p := &sarifPhysical{Artifact: sarifArtifact{sarifURI(f.File)}}
	if f.Line > 0 {
		p.Region = &sarifRegion{Line: f.Line, Column: f.utf16}
	}
	return p
}

// sarifURI returns a file's name as a URI: relative names stay so.
func sarifURI(path string) string {
	slashed := filepath.ToSlash(path)
	if !filepath.IsAbs(path) {
		return (&url.URL{Path: slashed}).String()
	}
	return (&url.URL{Scheme: "file", Path: "/" + strings.TrimPrefix(slashed, "/")}).String()
}
