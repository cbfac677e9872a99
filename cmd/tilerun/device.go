package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"

	"tileir/family"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/launcher/ptxsim"
	"tileir/lowering/recipe"
	"tileir/lowering/remark"
)

// openDevice opens the device that was asked for, or chooses one and says so.
func (s *session) openDevice() (err error) {
	switch s.options.device {
	case s.handedOn:
		// a search has opened it
	case "cpu":
		s.device = s.openExecutor(true)
	case "cuda":
		s.device, err = s.tools.openCUDA(s.options.ordinal, s.options.guards)
	case "sim":
		s.device, err = s.openSimulator()
	default:
		s.device = s.chooseDevice()
	}
	if err != nil {
		return err
	}
	s.report.Device = s.device.Info()
	if s.options.profile != "" && s.options.device != "sim" {
		return fmt.Errorf("--profile is for the simulator, --device sim; the device is %s", s.device.Info().Name)
	}
	if s.options.sample > 0 && (s.options.check || s.options.bench > 0) {
		return errors.New("--profile-blocks executes some tile blocks only: expected neither --check nor --bench")
	}
	return cmp.Or(s.checkGraphs(), s.checkCold())
}

// checkGraphs refuses --bench-graph where it would say nothing: only a GPU has
// launches that cost time beside the kernel's.
func (s *session) checkGraphs() error {
	switch {
	case s.options.perGraph == 0:
		return nil
	case s.options.bench == 0:
		return errors.New("--bench-graph is for --bench, which is not given")
	case s.device.Info().Target == "" || s.options.device == "sim":
		return fmt.Errorf("--bench-graph is for GPUs, --device cuda; the device is %s", s.device.Info().Name)
	}
	return nil
}

// checkCold refuses --bench-cold where it would say nothing: only a GPU has caches, and a graph
// replays launches one behind the other.
func (s *session) checkCold() error {
	switch {
	case !s.options.cold:
		return nil
	case s.options.bench == 0:
		return errors.New("--bench-cold is for --bench, which is not given")
	case s.options.perGraph > 0:
		return errors.New("--bench-cold and --bench-graph: launches of a graph find in the cache what those before them left; expected one of them")
	case s.device.Info().Target == "" || s.options.device == "sim":
		return fmt.Errorf("--bench-cold is for GPUs, --device cuda; the device is %s", s.device.Info().Name)
	}
	return nil
}

// openSimulator opens the PTX simulator as the flags say.
func (s *session) openSimulator() (launcher.Device, error) {
	o := ptxsim.Options{Target: s.options.sim, Progress: s.progress, Sample: s.options.sample}
	if schedule := s.options.executor.schedule; schedule != nil {
		o.Seed = schedule.Seed
	}
	if s.options.profile != "" {
		o.Profile = s.keepProfile
	}
	if s.options.executor.unchecked&interp.CheckRaces != 0 {
		o.Races = ptxsim.RacesOff
	}
	return s.tools.openSim(o)
}

// chooseDevice takes the first GPU if there is one, else the CPU.
func (s *session) chooseDevice() launcher.Device {
	gpu, err := s.tools.openCUDA(0, s.options.guards)
	if err == nil {
		s.command.say.Say("device %s (%s): the first GPU found", gpu.Info().Name, gpu.Info().Description)
		return gpu
	}
	reason := err.Error()
	var short interface{ Reason() string }
	if errors.As(err, &short) {
		reason = short.Reason()
	}
	cpu := s.openExecutor(true)
	s.command.say.Say("device %s (%s): no GPU can be used: %s", cpu.Info().Name, cpu.Info().Description, reason)
	return cpu
}

// compile makes code for a device that runs code, without some passes; nil for one that interprets.
func (s *session) compile(ctx context.Context, without ...string) (*launcher.Code, error) {
	own, target := s.device.Info().Target, s.options.target
	if own == "" {
		if target != "" {
			return nil, fmt.Errorf("--target %s is for devices that run compiled code, cuda and sim; the device is %s", target, s.device.Info().Name)
		}
		if s.options.remarks != nil {
			return nil, fmt.Errorf("--remarks is for cuda and sim devices, for which there is something to decide; the device is %s", s.device.Info().Name)
		}
		if s.by.Name != "" {
			return nil, fmt.Errorf("--recipe is for cuda and sim devices, which have something to schedule; the device is %s", s.device.Info().Name)
		}
		return nil, nil
	}
	if target == "" {
		target = own
	} else if err := launcher.TargetRunsOn(target, own); err != nil {
		return nil, fmt.Errorf("--target %s: %w", target, err)
	}
	s.report.Target = target
	var said *remark.List
	if s.options.remarks != nil {
		said = new(remark.List)
	}
	by, err := s.readRecipe()
	if err != nil {
		return nil, err
	}
	without = append(without, s.options.without()...)
	code, err := s.tools.compile(ctx, s.module, target, s.entry.Name, s.known(), s.options.lineInfo, by, said, without...)
	err = errors.Join(err, s.showRemarks(said))
	if err != nil && !saysWhere(err) {
		err = fmt.Errorf("compiling for %s: %w", target, err)
	}
	return code, err
}

// readRecipe reads that of --recipe, if there is one, with what is given for its parameters and
// for those of the kernel.
func (s *session) readRecipe() (*recipe.Recipe, error) {
	if s.by.Name == "" {
		return nil, nil
	}
	return recipe.Read(s.by.Name, s.by.Text, family.Along(s.by.Text, s.source, s.options.defines)...)
}

// kernelDefines are the values that are for the kernel, not for its recipe alone.
func (s *session) kernelDefines() []family.Define {
	return family.Besides(s.source, s.by.Text, s.options.defines)
}

// showRemarks shows what the compiler says of its decisions about the entry, on
// standard error or in the report.
func (s *session) showRemarks(said *remark.List) (err error) {
	if said == nil {
		return nil
	}
	var list []remark.Remark
	for _, r := range s.options.remarks.Of(said.All()) {
		if r.Entry == s.entry.Name {
			list = append(list, r)
		}
	}
	if s.options.json {
		s.report.Remarks, err = remark.JSON(list)
		return err
	}
	for i := range list {
		s.command.say.Diagnostics(list[i].Diagnostic())
	}
	return nil
}

// availableMemory returns the bytes of main memory that programs can have, as
// Linux tells; 0 where it is not known.
func availableMemory() int64 {
	text, err := os.ReadFile("/proc/meminfo")
	if err != nil {
		return 0
	}
	for line := range bytes.Lines(text) {
		if value, ok := bytes.CutPrefix(line, []byte("MemAvailable:")); ok {
			fields := bytes.Fields(value)
			if len(fields) == 0 {
				return 0
			}
			kib, _ := strconv.ParseInt(string(fields[0]), 10, 64)
			return kib << 10
		}
	}
	return 0
}
