package cuda

import (
	"context"
	"errors"
	"fmt"
	"time"

	"tileir/launcher"
)

// Graph is launches that the driver starts together. It implements launcher.Graph.
type Graph struct {
	m      *Module
	replay replayHandle
	runs   []captured
	hidden []devicePtr // memory that the compiler asked for, of all launches
}

// captured is one launch of a graph.
type captured struct {
	*run
	launch *launcher.Launch
}

// Capture implements launcher.Capturer.
func (m *Module) Capture(ctx context.Context, launches ...*launcher.Launch) (launcher.Graph, error) {
	var g *Graph
	err := m.d.do(ctx, func() (err error) {
		g, err = m.graph(ctx, launches)
		return err
	})
	if err != nil {
		return nil, err
	}
	return g, nil
}

// graph is Capture within do.
func (m *Module) graph(ctx context.Context, launches []*launcher.Launch) (*Graph, error) {
	if len(launches) == 0 {
		return nil, errors.New("capturing launches: there is none")
	}
	g := &Graph{m: m}
	err := g.prepare(ctx, launches)
	if err == nil {
		err = g.capture()
	}
	for _, r := range g.runs {
		r.pin.Unpin()
	}
	if err != nil {
		m.freeHidden(g.hidden)
		return nil, err
	}
	return g, nil
}

// prepare allocates what the launches need and lays them out: no memory may be
// allocated while they are captured.
func (g *Graph) prepare(ctx context.Context, launches []*launcher.Launch) error {
	for _, l := range launches {
		k, l, err := g.m.launched(l)
		if err != nil {
			return err
		}
		hidden, messages, err := g.m.allocateHidden(ctx, k, l)
		g.hidden = append(g.hidden, hidden...)
		if err != nil {
			return fmt.Errorf("entry %s: %w", l.Entry, err)
		}
		run, err := g.m.ready(k, l, hidden, messages)
		if err != nil {
			return err
		}
		g.runs = append(g.runs, captured{run, l})
	}
	return nil
}

// capture makes the launches while the stream only notes them.
func (g *Graph) capture() error {
	d := g.m.d
	if err := d.call("cuStreamBeginCapture", d.drv.cuStreamBeginCapture(d.stream, captureOfThread)); err != nil {
		return err
	}
	var failed error
	for _, r := range g.runs {
		if failed = r.start(); failed != nil {
			break
		}
	}
	var graph graphHandle
	err := d.call("cuStreamEndCapture", d.drv.cuStreamEndCapture(d.stream, &graph))
	if graph != 0 {
		defer d.drv.cuGraphDestroy(graph)
	}
	if failed != nil || err != nil {
		return errors.Join(failed, err)
	}
	return d.call("cuGraphInstantiate", d.drv.cuGraphInstantiate(&g.replay, graph, 0))
}

// Replay implements launcher.Graph.
func (g *Graph) Replay(ctx context.Context, times int) (*launcher.Result, error) {
	result := &launcher.Result{}
	err := g.m.d.do(ctx, func() error { return g.replays(ctx, times, result) })
	if err != nil && !errors.As(err, new(*launcher.AssertError)) {
		return nil, err
	}
	return result, err
}

// replays is Replay within do.
func (g *Graph) replays(ctx context.Context, times int, result *launcher.Result) (err error) {
	if g.replay == 0 {
		return errors.New("the graph is closed")
	}
	if times < 1 {
		return fmt.Errorf("%d replays: expected at least 1", times)
	}
	if err := g.resetMessages(ctx); err != nil {
		return err
	}
	result.Times, err = g.m.d.times(ctx, times, series{start: g.start, beforeLast: func() error { return g.resetMessages(ctx) }})
	if err != nil {
		return err
	}
	checked := map[*buffer]bool{}
	for _, r := range g.runs {
		if err := g.m.checkBuffers(ctx, r.k, r.launch, checked); err != nil {
			return err
		}
	}
	return g.report(ctx, result)
}

func (g *Graph) start() error {
	d := g.m.d
	return d.call("cuGraphLaunch", d.drv.cuGraphLaunch(g.replay, d.stream))
}

func (g *Graph) resetMessages(ctx context.Context) error {
	for _, r := range g.runs {
		if err := r.resetMessages(ctx); err != nil {
			return err
		}
	}
	return nil
}

// report prints what the last replay's launches printed, and returns the first
// assertion that failed.
func (g *Graph) report(ctx context.Context, result *launcher.Result) error {
	var failed error
	for _, r := range g.runs {
		one := &launcher.Result{}
		err := g.m.report(ctx, r.k, r.launch, r.messages, one)
		result.Dropped += one.Dropped
		if err != nil && !errors.As(err, new(*launcher.AssertError)) {
			return err
		}
		if failed == nil {
			failed = err
		}
	}
	return failed
}

// Close implements launcher.Graph.
func (g *Graph) Close() error {
	if g.m.d.usable() != nil {
		return nil
	}
	return g.m.d.do(context.Background(), g.close)
}

// close is Close within do.
func (g *Graph) close() error {
	if g.replay == 0 {
		return nil
	}
	err := g.m.d.call("cuGraphExecDestroy", g.m.d.drv.cuGraphExecDestroy(g.replay))
	g.m.freeHidden(g.hidden)
	g.replay, g.hidden = 0, nil
	return err
}

// launchByGraph makes the timed launches of l by replays of a graph of l.PerGraph.
func (m *Module) launchByGraph(ctx context.Context, l *launcher.Launch, result *launcher.Result) error {
	silent := *l
	silent.Output, silent.Prints = nil, nil
	launches := make([]*launcher.Launch, l.PerGraph)
	for i := range launches {
		launches[i] = &silent
	}
	launches[l.PerGraph-1] = l
	g, err := m.graph(ctx, launches)
	if err != nil {
		return err
	}
	defer g.close()
	if l.Warmup > 0 {
		if _, err := m.d.times(ctx, l.Warmup, series{start: g.start}); err != nil {
			return err
		}
	}
	err = g.replays(ctx, l.Iterations, result)
	for i, t := range result.Times {
		result.Times[i] = (t + time.Duration(l.PerGraph)/2) / time.Duration(l.PerGraph)
	}
	return err
}
