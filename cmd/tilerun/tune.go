package main

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"tileir/cmd/internal/outfile"
	"tileir/cmd/internal/source"
	"tileir/cmd/internal/version"
	"tileir/family"
	"tileir/launcher"
	"tileir/lowering"
	"tileir/lowering/model"
	"tileir/lowering/recipe"
	"tileir/tune"
)

// A search for the fastest kernel runs before the run itself, which is that of the kernel
// found. Each candidate is a session of its own, as if its values stood on the command line.

// tune finds the fastest kernel and puts it into the options.
func (s *session) tune(ctx context.Context) error {
	t, err := s.newTuner(ctx)
	if err != nil {
		return err
	}
	defer t.close()
	var best tune.Candidate
	if s.options.tune.known {
		best, err = t.known(ctx)
	} else {
		best, err = t.search(ctx)
	}
	if err != nil {
		return err
	}
	s.options.defines, s.by = t.space.Defines(best), t.space.RecipeOf(best)
	t.handOn()
	return nil
}

// handOn leaves to the run behind the search what it can use of it.
func (t *tuner) handOn() {
	t.free()
	t.session.made = t.first.initial
	if o := t.first.options; o.device != "sim" { // which has a profile to keep
		t.session.device, t.session.handedOn, t.device = t.device, o.device, nil
	}
}

// tuner is a search under way.
type tuner struct {
	*session
	space  *tune.Space
	cache  *tune.Cache
	hash   string // of the text
	device launcher.Device
	target string

	assembler string // the path of ptxas; "": the driver does it

	first   *session // with the buffers that all candidates start from
	live    *launcher.Arguments
	changed []*launcher.Array // the buffers that differ from what they were; nil where one does not
	right   []*launcher.Array // what the first candidate that ran computed
	rightBy tune.Candidate
}

func (s *session) newTuner(ctx context.Context) (*tuner, error) {
	if isBytecode(s.source) {
		return nil, errors.New("--tune varies the parameters of a text, and this is bytecode")
	}
	line, err := s.tunedLine()
	if err != nil {
		return nil, err
	}
	o := &s.options.tune
	others, err := s.otherRecipes(ctx)
	if err != nil {
		return nil, err
	}
	space, err := tune.NewSpace(s.name, s.source, line, s.options.defines, o.ranges, s.by, others...)
	if err != nil {
		return nil, err
	}
	t := &tuner{session: s, space: space, hash: tune.HashOf(s.source), assembler: findAssembler()}
	path := o.cache
	if path == "" {
		if path, err = tune.DefaultCache(); err != nil {
			return nil, err
		}
	}
	if t.cache, err = tune.OpenCache(path); err != nil {
		return nil, err
	}
	if err := t.checkRecipes(); err != nil {
		return nil, err
	}
	return t, t.open(ctx)
}

// checkRecipes reads each recipe as its first candidate has it: a mistake in one is told at once.
func (t *tuner) checkRecipes() error {
	seen := map[string]bool{}
	for _, c := range t.space.Listed {
		if r := t.space.RecipeOf(c); r.Name != "" && !seen[r.Name] {
			seen[r.Name] = true
			if _, err := recipe.Read(r.Name, r.Text, family.Along(r.Text, t.source, t.space.Defines(c))...); err != nil {
				return err
			}
		}
	}
	return nil
}

// otherRecipes reads those that are tried besides.
func (s *session) otherRecipes(ctx context.Context) (list []tune.Recipe, err error) {
	for _, path := range s.options.tune.recipes {
		text, err := source.Read(ctx, path, nil, s.options.maxInput)
		if err != nil {
			return nil, err
		}
		list = append(list, tune.Recipe{Name: path, Text: text})
	}
	return list, nil
}

// tunedLine returns the values that the run line gives.
func (s *session) tunedLine() ([]family.Define, error) {
	line, err := findRunLine(s.source, s.options.runName)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", s.name, err)
	}
	list, err := definesOf(line)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", s.name, err)
	}
	return list, nil
}

// candidate is the session that runs one kernel.
func (t *tuner) candidate(c tune.Candidate) (*session, error) {
	s := &session{command: t.session.command, options: t.session.options, start: t.session.start, alive: t.session.alive}
	s.options.defines, s.by = t.space.Defines(c), t.space.RecipeOf(c)
	if err := s.applyRunLine(); err != nil {
		return nil, err
	}
	var err error
	if s.module, err = s.tools.parse(s.name, s.source, s.kernelDefines()); err != nil {
		return nil, err
	}
	if s.entry, err = launcher.FindEntry(launcher.Entries(s.module), s.options.entry); err != nil {
		return nil, fmt.Errorf("%s: %w", s.name, err)
	}
	if err := s.bind(); err != nil {
		return nil, fmt.Errorf("entry %s: %w", s.entry.Name, err)
	}
	return s, nil
}

// open opens the device, and makes the session of the first candidate, whose arguments are
// those of all.
func (t *tuner) open(ctx context.Context) (err error) {
	if t.first, err = t.candidate(t.space.Listed[0]); err != nil {
		return err
	}
	if t.first.options.device == "sim" {
		t.first.options.profile = "lines"
	}
	if err := t.first.openDevice(); err != nil {
		return err
	}
	t.device = t.first.device
	own := t.device.Info().Target
	if own == "" {
		t.close()
		return fmt.Errorf("--tune is about compiled code: expected --device cuda or sim; the device is %s", t.device.Info().Name)
	}
	if t.target = t.first.options.target; t.target == "" {
		t.target = own
	} else if err := launcher.TargetRunsOn(t.target, own); err != nil {
		t.close()
		return fmt.Errorf("--target %s: %w", t.target, err)
	}
	return nil
}

// free gives the arguments back.
func (t *tuner) free() {
	if t.live != nil {
		t.live.Free()
		t.live = nil
	}
}

func (t *tuner) close() {
	t.free()
	if t.device != nil {
		t.device.Close()
	}
}

// Key says under what a candidate is kept.
func (t *tuner) Key(c tune.Candidate) tune.Key {
	k := tune.Key{
		Kernel: t.hash, Entry: t.first.entry.Name, Values: t.space.Values(c),
		Target: t.target, Device: t.device.Info().Description, Version: version.Build(),
	}
	if r := t.space.RecipeOf(c); r.Name != "" {
		k.Recipe = tune.HashOf(r.Text)
	}
	for _, b := range t.first.bindings {
		k.Args = append(k.Args, b.Form())
	}
	return k
}

// work plans a candidate for the model.
func (t *tuner) work(ctx context.Context, c tune.Candidate) (*model.Work, error) {
	s, err := t.candidate(c)
	if err != nil {
		return nil, err
	}
	if err := t.sameArguments(s); err != nil {
		return nil, err
	}
	o, err := t.lowering(ctx, s)
	if err != nil {
		return nil, err
	}
	return lowering.WorkOf(ctx, s.module, s.entry.Name, tune.LaunchOf(s.entry.Params, s.options.grid, s.bindings), o)
}

// lowering is how a candidate is compiled.
func (t *tuner) lowering(ctx context.Context, s *session) (lowering.Options, error) {
	by, err := s.readRecipe()
	o := lowering.Options{Target: t.target, NoLineInfo: !s.options.lineInfo, Recipe: by, Disable: s.options.without(), VerifyOnce: true}
	return o.ForLaunch(s.entry, s.bindings, s.options.grid), err
}

// sameArguments refuses a candidate that computes something else: of other arguments.
func (t *tuner) sameArguments(s *session) error {
	same := slices.EqualFunc(s.bindings, t.first.bindings, func(a, b launcher.Binding) bool { return a.Spec.Text == b.Spec.Text })
	if s.entry.Name != t.first.entry.Name || !same {
		return fmt.Errorf("it computes something else than %s: its run line has other arguments", t.space.Listed[0])
	}
	return nil
}

// rank estimates all candidates.
func (t *tuner) rank(ctx context.Context) ([]tune.Ranked, error) {
	ranked, err := tune.Rank(ctx, t.space.Listed, t.work)
	if err != nil {
		return nil, err
	}
	if first := ranked[0]; first.Err != nil {
		return nil, fmt.Errorf("--tune: none of %d candidates is possible; the first one: %w", len(ranked), first.Err)
	}
	return ranked, nil
}

// known takes the fastest that the cache has, of this build or of another, or where it has none,
// the model's choice. Only for that all candidates are planned.
func (t *tuner) known(ctx context.Context) (best tune.Candidate, err error) {
	if best, ok := t.fastest(t.cache.Find); ok {
		return best, nil
	}
	if best, ok := t.fastest(t.cache.FindOfAny); ok {
		t.session.command.say.Say("nothing of this was measured with this build: %s was the fastest with another; --tune measures", best)
		return best, nil
	}
	ranked, err := t.rank(ctx)
	if err != nil {
		return best, err
	}
	t.session.command.say.Say("nothing of this was measured before: %s is what the model holds to be best; --tune measures", ranked[0].Candidate)
	return ranked[0].Candidate, nil
}

// fastest returns the candidate with the least of the times that are found.
func (t *tuner) fastest(find func(tune.Key) (tune.Record, bool)) (best tune.Candidate, found bool) {
	seconds := 0.0
	for _, c := range t.space.Listed {
		if r, ok := find(t.Key(c)); ok && r.Error == "" && (!found || r.Seconds < seconds) {
			best, seconds, found = c, r.Seconds, true
		}
	}
	return best, found
}

// search measures what is not known, and says what came out.
func (t *tuner) search(ctx context.Context) (tune.Candidate, error) {
	ranked, err := t.rank(ctx)
	if err != nil {
		return tune.Candidate{}, err
	}
	o := &t.session.options.tune
	share := o.shard.Of(ranked)
	if len(share) == 0 {
		t.session.command.say.Say("--tune-shard %d/%d: there are %d candidates, so this share has none", o.shard.Index, o.shard.Count, len(ranked))
		return ranked[0].Candidate, nil
	}
	search := &tune.Search{Candidates: share, Bench: t, Cache: t.cache, Budget: o.budget, All: o.all, Progress: t.progress}
	found, stopped := search.Run(ctx)
	if err := t.tell(found); err != nil {
		return tune.Candidate{}, errors.Join(stopped, err)
	}
	if stopped != nil {
		return tune.Candidate{}, fmt.Errorf("--tune: %w; what was measured is kept, and the next --tune goes on behind it", stopped)
	}
	best, ok := tune.Best(found)
	if !ok {
		return tune.Candidate{}, fmt.Errorf("--tune: of %d candidates none ran: %s", len(found), firstError(found))
	}
	return best.Candidate, nil
}

func firstError(found []tune.Found) string {
	for _, f := range found {
		if f.Record.Error != "" {
			return fmt.Sprintf("%s: %s", f.Candidate, f.Record.Error)
		}
	}
	return "there was no time for any"
}

// progress says how far the search is.
func (t *tuner) progress(p tune.Progress) {
	t.session.happened()
	line := fmt.Sprintf("%d of %d measured, about %s left", p.Done, p.Total, p.Left.Round(progressUnit))
	if p.Best.Seconds > 0 {
		line += fmt.Sprintf("; best so far: %s, %s", p.Best.Candidate, seconds(p.Best.Seconds))
	}
	t.bar.say(line)
}

// tell prints what came out, and writes the page of --tune-report.
func (t *tuner) tell(found []tune.Found) error {
	t.bar.erase()
	sum := tune.Sum(found)
	t.session.report.Tune = &sum
	t.session.say("%s", sum.Text(seconds))
	if path := t.session.options.tune.report; path != "" {
		page, err := tune.Page(tune.Title{File: t.name, Entry: t.first.entry.Name, Device: t.device.Info().Description, Target: t.target, Args: t.Key(found[0].Candidate).Args}, found)
		if err != nil {
			return err
		}
		return outfile.Write(path, page)
	}
	return nil
}

// running is a candidate that is compiled.
type running struct {
	session  *session
	code     *launcher.Code
	fallback func(context.Context) (*launcher.Code, error)
}

// Compile compiles a candidate.
func (t *tuner) Compile(ctx context.Context, c tune.Candidate) (tune.Compiled, error) {
	s, err := t.candidate(c)
	if err != nil {
		return nil, err
	}
	o, err := t.lowering(ctx, s)
	if err != nil {
		return nil, err
	}
	r, err := lowering.Compile(ctx, s.module, o)
	if err != nil {
		return nil, err
	}
	if t.assembler != "" && t.first.options.device != "sim" {
		assemble(ctx, t.assembler, r.Code)
	}
	return &running{s, r.Code, r.Fallback}, ctx.Err()
}
