package tune

import (
	"bytes"
	"fmt"
	"html/template"
	"math"
	"slices"
	"strings"

	"tileir/lowering/model"
)

// Title says what a page is about.
type Title struct {
	File, Entry, Device, Target string
	Args                        []string
}

// Page returns the result of a search as a page of HTML by itself: best, average and worst,
// the time of each candidate, measured beside estimated, and the terms of the estimates.
func Page(t Title, found []Found) ([]byte, error) {
	sum := Sum(found)
	data := page{Title: t, Summary: sum, Terms: model.TermNames(), Bars: bars(sum.Results), Points: points(sum.Results)}
	for _, f := range found {
		data.Rows = append(data.Rows, pageRow(f))
	}
	slices.SortStableFunc(data.Rows, func(a, b tableRow) int {
		switch {
		case (a.Seconds == 0) == (b.Seconds == 0) && a.Seconds < b.Seconds, a.Seconds > 0 && b.Seconds == 0:
			return -1
		case a.Seconds == b.Seconds:
			return 0
		}
		return 1
	})
	var b bytes.Buffer
	if err := pageTemplate().Execute(&b, data); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

type page struct {
	Title   Title
	Summary Summary
	Terms   []string
	Rows    []tableRow
	Bars    barChart
	Points  pointChart
}

// tableRow is a candidate in the table of the page.
type tableRow struct {
	Name     string
	Seconds  float64
	Time     string
	Estimate string
	Terms    []string
	Note     string
}

func pageRow(f Found) tableRow {
	r := tableRow{Name: f.Candidate.String(), Seconds: f.Seconds, Time: micros(f.Seconds), Note: f.Record.Error}
	switch {
	case f.Pruned:
		r.Note = "left out by the model"
	case f.Seconds == 0 && r.Note == "":
		r.Note = "no time"
	case f.Cached:
		r.Note = strings.TrimPrefix(r.Note+"; known before", "; ")
	}
	if e := f.Ranked.Estimate; e != nil {
		r.Estimate = micros(e.Seconds)
		for _, name := range model.TermNames() {
			r.Terms = append(r.Terms, micros(e.Terms[name]))
		}
	}
	return r
}

func micros(seconds float64) string {
	if seconds == 0 {
		return ""
	}
	return fmt.Sprintf("%.1f", 1e6*seconds)
}

// The sizes of the plots, in pixels.
const (
	barHeight, barWidth  = 14, 480
	plotSize, plotMargin = 400, 60
)

// barChart is the time of each candidate.
type barChart struct {
	Height int
	Bars   []barOf
}

type barOf struct {
	Y     int
	Width float64
	Name  string
	Time  string
}

func bars(list []SummaryLine) (c barChart) {
	worst := 0.0
	for _, r := range list {
		worst = max(worst, r.Seconds)
	}
	for _, r := range list {
		if r.Seconds > 0 {
			c.Bars = append(c.Bars, barOf{len(c.Bars) * (barHeight + 4), barWidth * r.Seconds / worst, r.name, micros(r.Seconds)})
		}
	}
	c.Height = len(c.Bars) * (barHeight + 4)
	return c
}

// pointChart is measured beside estimated, both axes in powers.
type pointChart struct {
	Points   []pointOf
	Low, Top string // of both axes
}

type pointOf struct {
	X, Y float64
	Name string
}

func points(list []SummaryLine) (c pointChart) {
	low, top := math.Inf(1), 0.0
	for _, r := range list {
		if r.Seconds > 0 && r.Estimated > 0 {
			low, top = min(low, r.Seconds, r.Estimated), max(top, r.Seconds, r.Estimated)
		}
	}
	if top == 0 {
		return c
	}
	span := max(math.Log(top/low), 1e-6)
	at := func(x float64) float64 { return plotSize * math.Log(x/low) / span }
	for _, r := range list {
		if r.Seconds > 0 && r.Estimated > 0 {
			c.Points = append(c.Points, pointOf{plotMargin + at(r.Estimated), plotSize - at(r.Seconds) + 10,
				fmt.Sprintf("%s: %s us, estimated %s us", r.name, micros(r.Seconds), micros(r.Estimated))})
		}
	}
	c.Low, c.Top = micros(low), micros(top)
	return c
}

// pageTemplate reads pageText.
func pageTemplate() *template.Template {
	return template.Must(template.New("page").Funcs(template.FuncMap{"us": micros, "add": func(a, b int) int { return a + b }}).Parse(pageText))
}

const pageText = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>{{.Title.Entry}}: tuning</title>
<style>
body { font: 14px sans-serif; margin: 2em; color: #222 }
table { border-collapse: collapse } td, th { padding: 2px 8px; text-align: right; border-bottom: 1px solid #ddd }
td:first-child, th:first-child, td:last-child { text-align: left }
svg text { font: 11px sans-serif }
</style></head><body>
<h1>{{.Title.Entry}}</h1>
<p>{{.Title.File}} for {{.Title.Target}} on {{.Title.Device}}; arguments{{range .Title.Args}} {{.}}{{end}}.</p>
<table><tr><th>candidates</th><th>measured now</th><th>before</th><th>left out by the model</th><th>no time</th><th>not possible or wrong</th><th>best us</th><th>average us</th><th>worst us</th><th>the model's choice us</th></tr>
<tr>{{with .Summary}}<td>{{.Candidates}}</td><td>{{.Measured}}</td><td>{{.Cached}}</td><td>{{.Pruned}}</td><td>{{.Late}}</td><td>{{.Failed}}</td><td>{{us .Best}}</td><td>{{us .Average}}</td><td>{{us .Worst}}</td><td>{{us .Picked}}</td>{{end}}</tr></table>
<h2>Time of each candidate, in us</h2>
<svg width="860" height="{{.Bars.Height}}">{{range .Bars.Bars}}
<text x="250" y="{{add .Y 11}}" text-anchor="end">{{.Name}}</text><rect x="260" y="{{.Y}}" width="{{printf "%.1f" .Width}}" height="14" fill="#4878a8"/><text x="750" y="{{add .Y 11}}">{{.Time}}</text>{{end}}
</svg>
<h2>Measured beside estimated</h2>
<svg width="500" height="460"><rect x="60" y="10" width="400" height="400" fill="none" stroke="#999"/><line x1="60" y1="410" x2="460" y2="10" stroke="#ccc"/>
{{range .Points.Points}}<circle cx="{{printf "%.1f" .X}}" cy="{{printf "%.1f" .Y}}" r="4" fill="#4878a8" fill-opacity="0.6"><title>{{.Name}}</title></circle>
{{end}}<text x="60" y="426">{{.Points.Low}}</text><text x="460" y="426" text-anchor="end">{{.Points.Top}}</text><text x="260" y="444" text-anchor="middle">estimated, us</text>
<text x="54" y="410" text-anchor="end">{{.Points.Low}}</text><text x="54" y="20" text-anchor="end">{{.Points.Top}}</text><text x="20" y="210" transform="rotate(-90 20 210)" text-anchor="middle">measured, us</text></svg>
<h2>Terms of the estimates, in us</h2>
<table><tr><th>candidate</th><th>measured</th><th>estimated</th>{{range .Terms}}<th>{{.}}</th>{{end}}<th></th></tr>
{{range .Rows}}<tr><td>{{.Name}}</td><td>{{.Time}}</td><td>{{.Estimate}}</td>{{if .Terms}}{{range .Terms}}<td>{{.}}</td>{{end}}{{else}}{{range $.Terms}}<td></td>{{end}}{{end}}<td>{{.Note}}</td></tr>
{{end}}</table></body></html>
`
