package main

import (
	"context"
	"errors"
	"fmt"

	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/launcher/ptxsim"
)

// differentProduct looks for why results of the simulator are not those expected: it
// runs the entry once more, held to the matrix products of the interpreter, and returns
// the first that is of other elements; nil if there is none. What else goes wrong there
// has been said, or is not what was asked.
func (s *session) differentProduct(ctx context.Context) error {
	products := new(launcher.Products)
	oracle := s.tools.openCPU(interp.Options{Unchecked: interp.AllChecks, Products: products, Progress: s.progress})
	defer oracle.Close()
	if _, err := s.interpret(ctx, oracle, nil); err != nil || !products.Whole() {
		return nil
	}
	sim, err := s.tools.openSim(ptxsim.Options{Target: s.options.sim, Races: ptxsim.RacesOff, Products: products, Progress: s.progress})
	if err != nil {
		return nil
	}
	defer sim.Close()
	loaded, err := sim.Load(ctx, &launcher.Program{Module: s.module, Code: s.code})
	if err != nil {
		return nil
	}
	defer loaded.Close()
	live, err := launcher.UploadArguments(ctx, sim, s.entry, s.bindings, s.initial)
	if err != nil {
		return nil
	}
	defer live.Free()
	_, err = s.launch(ctx, loaded, &launcher.Launch{Entry: s.entry.Name, Grid: s.options.grid, Args: live.Args, Uses: live.Uses})
	var fault *ptxsim.Fault
	if errors.As(err, &fault) {
		return fmt.Errorf("a matrix product is of other elements than the program's:\n%w", err)
	}
	return nil
}
