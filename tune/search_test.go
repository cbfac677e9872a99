package tune

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"tileir/family"
	"tileir/lowering/machine"
	"tileir/lowering/model"
)

// bench measures without a GPU: candidate i takes times[i], or fails.
type bench struct {
	times    map[string]float64
	measured []string
	compiled atomic.Int32
	after    func(n int) error // what happens when n have been measured
}

func (b *bench) Key(c Candidate) Key {
	return Key{Kernel: "k", Target: "t", Values: c.Values()}
}

func (b *bench) Compile(ctx context.Context, c Candidate) (Compiled, error) {
	b.compiled.Add(1)
	if b.times[c.String()] == 0 {
		return nil, fmt.Errorf("it does not compile")
	}
	return c.String(), ctx.Err()
}

func (b *bench) Measure(ctx context.Context, c Candidate, code Compiled) (float64, error) {
	if code.(string) != c.String() {
		panic("BUG: tune: the code of another candidate")
	}
	b.measured = append(b.measured, c.String())
	if b.after != nil {
		if err := b.after(len(b.measured)); err != nil {
			return 0, err
		}
	}
	return b.times[c.String()], ctx.Err()
}

// ranked are candidates N=1, N=2, … with these estimates.
func ranked(estimates ...float64) (list []Ranked) {
	for i, e := range estimates {
		c := Candidate{Choice: []family.Define{{Name: "N", Value: fmt.Sprint(i + 1)}}}
		list = append(list, Ranked{Candidate: c, Estimate: &model.Estimate{Seconds: e}})
	}
	return list
}

func newSearch(t *testing.T, path string, b *bench, list []Ranked) *Search {
	t.Helper()
	c, err := OpenCache(path)
	if err != nil {
		t.Fatal(err)
	}
	return &Search{Candidates: list, Bench: b, Cache: c}
}

// TestSearch: candidates are measured in the order of their estimates, those far behind not
// at all, and one that does not compile costs no other.
func TestSearch(t *testing.T) {
	path := filepath.Join(t.TempDir(), "c")
	b := &bench{times: map[string]float64{"N=1": 3, "N=2": 1, "N=4": 2, "N=5": 1}}
	list := append(ranked(1, 1.5, 2, 2.1, 9), Ranked{Candidate: Candidate{Recipe: "r"}, Err: errors.New("no room")})
	s := newSearch(t, path, b, list)
	var said []Progress
	s.Progress = func(p Progress) { said = append(said, p) }
	found, err := s.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(b.measured, " "); got != "N=1 N=2 N=4" {
		t.Errorf("measured %s", got)
	}
	if best, ok := Best(found); !ok || best.Candidate.String() != "N=2" {
		t.Errorf("got %v", best.Candidate)
	}
	sum := Sum(found)
	if sum.Measured != 3 || sum.Pruned != 1 || sum.Failed != 2 || sum.Best != 1 || sum.Worst != 3 || sum.Average != 2 || sum.Picked != 3 {
		t.Errorf("got %+v", sum)
	}
	if last := said[len(said)-1]; len(said) != 4 || last.Done != 4 || last.Total != 4 || last.Left != 0 || last.Best.Seconds != 1 {
		t.Errorf("said %+v", said)
	}
	b.measured = nil
	s.Cache, _ = OpenCache(path)
	if s.All = true; true {
		found, err = s.Run(t.Context())
	}
	if got := strings.Join(b.measured, " "); err != nil || got != "N=5" {
		t.Errorf("the second search measured %s: %v", got, err)
	}
	if page, err := Page(Title{File: "<f>"}, found); err != nil || !strings.Contains(string(page), "&lt;f&gt;") || !strings.Contains(string(page), "N=5") {
		t.Errorf("got %s, %v", page, err)
	}
}

// TestStoppedSearch: one that is stopped keeps what it has, and the next goes on behind it.
func TestStoppedSearch(t *testing.T) {
	path := filepath.Join(t.TempDir(), "c")
	ctx, stop := context.WithCancelCause(t.Context())
	why := errors.New("Ctrl-C")
	b := &bench{times: map[string]float64{"N=1": 3, "N=2": 1, "N=3": 2}}
	b.after = func(n int) error {
		if n == 2 {
			stop(why)
		}
		return nil
	}
	list := ranked(1, 1, 1)
	found, err := newSearch(t, path, b, list).Run(ctx)
	if !errors.Is(err, why) && !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	if best, ok := Best(found); !ok || best.Candidate.String() != "N=1" {
		t.Errorf("got %v", best.Candidate)
	}
	b.measured, b.after = nil, nil
	found, err = newSearch(t, path, b, list).Run(t.Context())
	if got := strings.Join(b.measured, " "); err != nil || got != "N=2 N=3" || !found[0].Cached {
		t.Errorf("went on with %s: %v", got, err)
	}
}

// TestBudget: when the time is over nothing new is begun.
func TestBudget(t *testing.T) {
	b := &bench{times: map[string]float64{"N=1": 3, "N=2": 1, "N=3": 2}}
	s := newSearch(t, filepath.Join(t.TempDir(), "c"), b, ranked(1, 1, 1))
	clock := time.Unix(0, 0)
	s.Now = func() time.Time { return clock }
	s.Budget = 10 * time.Second
	b.after = func(int) error { clock = clock.Add(6 * time.Second); return nil }
	found, err := s.Run(t.Context())
	if got := strings.Join(b.measured, " "); err != nil || got != "N=1 N=2" || !found[2].Late {
		t.Errorf("measured %s: %v", got, err)
	}
}

// TestFatal: what is wrong with the device ends the search, and is no result of a candidate.
func TestFatal(t *testing.T) {
	path := filepath.Join(t.TempDir(), "c")
	b := &bench{times: map[string]float64{"N=1": 3, "N=2": 1}}
	b.after = func(int) error { return &FatalError{errors.New("the device is lost")} }
	if _, err := newSearch(t, path, b, ranked(1, 1)).Run(t.Context()); err == nil || !strings.Contains(err.Error(), "lost") {
		t.Errorf("got %v", err)
	}
	if c, _ := OpenCache(path); len(c.records) != 0 {
		t.Errorf("kept %v", c.records)
	}
}

// TestRank: estimates in order, and what cannot be planned behind them.
func TestRank(t *testing.T) {
	list := []Candidate{{Recipe: "a"}, {Recipe: "b"}}
	got, err := Rank(t.Context(), list, func(_ context.Context, c Candidate) (*model.Work, error) {
		if c.Recipe == "a" {
			return nil, errors.New("no room")
		}
		m, _ := machine.Of("sm_80")
		return &model.Work{Machine: m, Launch: model.Launch{Grid: [3]int64{1, 1, 1}}, CTAs: 1, Resident: 1, Abreast: 1}, nil
	})
	if err != nil || got[0].Recipe != "b" || got[1].Err == nil {
		t.Errorf("got %v, %v", got, err)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := Rank(ctx, list, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}
