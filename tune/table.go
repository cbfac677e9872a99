package tune

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"tileir/lowering/model"
)

// WriteTable writes candidates with the terms of their estimates, in microseconds, as text.
func WriteTable(w io.Writer, list []Ranked) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintf(t, "candidate\testimate us\t%s\twaves\tCTAs/SM\twarps\tstages\tshared\tregisters\tflop/B\tTm=Tn\tTm,Tn>=2Tk\n", strings.Join(model.TermNames(), "\t"))
	refused := 0
	for _, r := range list {
		if r.Err != nil {
			refused++
			continue
		}
		e := r.Estimate
		guessed := ""
		if e.Guessed {
			guessed = "?"
		}
		fmt.Fprintf(t, "%s\t%.1f%s", r.Candidate, 1e6*e.Seconds, guessed)
		for _, name := range model.TermNames() {
			fmt.Fprintf(t, "\t%.1f", 1e6*e.Terms[name])
		}
		square, flat := thesis(r.Work)
		fmt.Fprintf(t, "\t%.2f\t%d\t%d\t%d\t%d\t%d/%d\t%.0f\t%s\t%s\n", e.Waves, e.Resident, e.Warps, e.Stages, e.Shared, e.Registers, e.Has, e.FlopPerByte, yes(square), yes(flat))
	}
	if err := t.Flush(); err != nil || refused == 0 {
		return err
	}
	for _, r := range list {
		if r.Err == nil {
			continue
		}
		first, _, _ := strings.Cut(r.Err.Error(), "\n")
		if _, err := fmt.Fprintf(w, "%s: not possible: %s\n", r.Candidate, first); err != nil {
			return err
		}
	}
	return nil
}

// thesis says whether all products of a kernel keep to the constraints on tile sizes.
func thesis(w *model.Work) (square, flat bool) {
	square, flat = true, true
	for _, t := range w.TilesOf() {
		square, flat = square && t.Square(), flat && t.Flat()
	}
	return square, flat
}

func yes(is bool) string {
	if is {
		return "yes"
	}
	return "no"
}

// row is a candidate in JSON: times in seconds, sizes in bytes.
type row struct {
	Choice      map[string]string  `json:"choice"`
	Recipe      string             `json:"recipe,omitempty"`
	Seconds     float64            `json:"estimate_s,omitempty"`
	Terms       map[string]float64 `json:"terms_s,omitempty"`
	Waves       float64            `json:"waves,omitempty"`
	Resident    int                `json:"ctas_per_sm,omitempty"`
	Warps       int                `json:"warps,omitempty"`
	Stages      int                `json:"stages,omitempty"`
	Shared      int                `json:"shared_bytes,omitempty"`
	Registers   int                `json:"registers_needed,omitempty"`
	Has         int                `json:"registers_had,omitempty"`
	Flop        float64            `json:"flop,omitempty"`
	FlopPerByte float64            `json:"flop_per_byte,omitempty"`
	Instruction []string           `json:"instructions,omitempty"`
	Square      bool               `json:"tile_square,omitempty"`
	Flat        bool               `json:"tile_flat,omitempty"`
	Guessed     bool               `json:"trips_guessed,omitempty"`
	Error       string             `json:"error,omitempty"`
}

// WriteJSON writes candidates as a JSON array, in their order.
func WriteJSON(w io.Writer, list []Ranked) error {
	rows := []row{}
	for _, r := range list {
		out := row{Choice: r.Values(), Recipe: r.Recipe}
		if r.Err != nil {
			out.Error = r.Err.Error()
			rows = append(rows, out)
			continue
		}
		e := r.Estimate
		out.Seconds, out.Terms, out.Waves, out.Resident, out.Warps = e.Seconds, e.Terms, e.Waves, e.Resident, e.Warps
		out.Stages, out.Shared, out.Registers, out.Has = e.Stages, e.Shared, e.Registers, e.Has
		out.Flop, out.FlopPerByte, out.Instruction, out.Guessed = e.Flop, e.FlopPerByte, e.Instructions, e.Guessed
		out.Square, out.Flat = thesis(r.Work)
		rows = append(rows, out)
	}
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(rows)
}

// Values is a choice by the names of the parameters.
func (c Candidate) Values() map[string]string {
	m := map[string]string{}
	for _, d := range c.Choice {
		m[d.Name] = d.Value
	}
	return m
}
