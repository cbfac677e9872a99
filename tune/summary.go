package tune

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Summary is what came out of a search. Times are in seconds.
type Summary struct {
	Candidates int           `json:"candidates"`
	Measured   int           `json:"measured"` // now
	Cached     int           `json:"cached"`   // before
	Pruned     int           `json:"pruned"`   // left out: the model holds them to be slow
	Late       int           `json:"late"`     // left out: the time was over, or the search stopped
	Failed     int           `json:"failed"`
	Best       float64       `json:"best_s,omitempty"`
	Average    float64       `json:"average_s,omitempty"`
	Worst      float64       `json:"worst_s,omitempty"`
	Picked     float64       `json:"picked_s,omitempty"` // of the one with the best estimate
	Results    []SummaryLine `json:"results"`            // the fastest first, behind them those without a time
}

// SummaryLine is one candidate.
type SummaryLine struct {
	Choice    map[string]string `json:"choice"`
	Recipe    string            `json:"recipe,omitempty"`
	Seconds   float64           `json:"seconds,omitempty"`
	Estimated float64           `json:"estimate_s,omitempty"`
	Error     string            `json:"error,omitempty"`

	name string
}

// Sum sums up a search.
func Sum(found []Found) Summary {
	s := Summary{Candidates: len(found)}
	total, times := 0.0, 0
	for i, f := range found {
		line := SummaryLine{Choice: f.Candidate.Values(), Recipe: f.Candidate.Recipe, Seconds: f.Seconds, Error: f.Record.Error, name: f.Candidate.String()}
		if f.Ranked.Estimate != nil {
			line.Estimated = f.Ranked.Estimate.Seconds
		}
		s.Results = append(s.Results, line)
		switch {
		case f.Record.Error != "":
			s.Failed++
		case f.Pruned:
			s.Pruned++
		case f.Seconds == 0:
			s.Late++
		case f.Cached:
			s.Cached++
		default:
			s.Measured++
		}
		if f.Seconds == 0 {
			continue
		}
		if i == 0 {
			s.Picked = f.Seconds
		}
		if s.Best == 0 || f.Seconds < s.Best {
			s.Best = f.Seconds
		}
		s.Worst = max(s.Worst, f.Seconds)
		total, times = total+f.Seconds, times+1
	}
	if times > 0 {
		s.Average = total / float64(times)
	}
	slices.SortStableFunc(s.Results, func(a, b SummaryLine) int {
		if (a.Seconds == 0) != (b.Seconds == 0) {
			return cmp.Compare(b.Seconds, a.Seconds)
		}
		return cmp.Compare(a.Seconds, b.Seconds)
	})
	return s
}

// shownResults is how many results are shown as text.
const shownResults = 5

// Text is the summary for people; seconds writes a time.
func (s *Summary) Text(seconds func(float64) string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "tune: %d candidates: %d measured, %d known before, %d left out by the model, %d for lack of time, %d not possible or wrong\n",
		s.Candidates, s.Measured, s.Cached, s.Pruned, s.Late, s.Failed)
	if s.Best == 0 {
		return b.String()
	}
	fmt.Fprintf(&b, "tune: best %s, average %s, worst %s", seconds(s.Best), seconds(s.Average), seconds(s.Worst))
	if s.Picked > 0 {
		fmt.Fprintf(&b, "; the model's choice %s", seconds(s.Picked))
	}
	b.WriteByte('\n')
	for i, r := range s.Results {
		if i == shownResults || r.Seconds == 0 {
			break
		}
		fmt.Fprintf(&b, "  %s: %s, estimated %s\n", r.name, seconds(r.Seconds), seconds(r.Estimated))
	}
	return b.String()
}
