package gpu_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/lowering/gpu"
)

var update = flag.Bool("update", false, "write docs/PLAN.md")

const page = "../../docs/PLAN.md"

// TestReference holds docs/PLAN.md to the tables.
func TestReference(t *testing.T) {
	want := reference()
	if *update {
		if err := os.WriteFile(page, want, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	got, err := os.ReadFile(page)
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("docs/PLAN.md is not what the tables say (%v); to refresh it: go test ./lowering/gpu -update", err)
	}
}

// Every op and every attribute says what it is.
func TestTables(t *testing.T) {
	for k := gpu.None + 1; k < gpu.NumKinds; k++ {
		row := gpu.Table[k]
		if !strings.HasPrefix(row.Name, "gpu.") || row.Summary == "" {
			t.Errorf("row %d: %+v", k, row)
		}
		for i, o := range row.Operands {
			if o.Arity != ast.Single && i != len(row.Operands)-1 {
				t.Errorf("%s: operand %s varies and is not the last: operands are counted", row.Name, o.Name)
			}
		}
	}
	for k := gpu.None + 1; k < gpu.NumKinds; k++ {
		row := gpu.Table[k]
		for _, x := range row.Effects {
			named := func(o gpu.OperandInfo) bool { return o.Name == x.Operand || o.Name == x.Slot }
			want := 1
			if x.Slot != "" {
				want = 2
			}
			if n := len(row.Operands) - len(slices.DeleteFunc(slices.Clone(row.Operands), named)); n != want {
				t.Errorf("%s: an effect on %q at %q: %d operands have these names", row.Name, x.Operand, x.Slot, n)
			}
			if x.If != "" && !slices.ContainsFunc(row.Attrs, func(a gpu.AttrInfo) bool { return a.Name == x.If }) {
				t.Errorf("%s: an effect with %q, which is no attribute", row.Name, x.If)
			}
		}
	}
	for _, a := range gpu.Attrs {
		if !strings.HasPrefix(a.Name, "gpu.") || a.Doc == "" || len(a.On) == 0 {
			t.Errorf("%+v", a)
		}
	}
}

func reference() []byte {
	var b bytes.Buffer
	b.WriteString(`# Plans

What the planning passes decide about a kernel they write into the module: as attributes called gpu.* on ops of the
language, and as ops called gpu.* beside them. This page is made from the tables of ` + "`lowering/gpu`" + ` by
` + "`go test ./lowering/gpu -update`" + `. How to see a plan, change it and go on:

    tileopt --emit=plan --target=sm_90a FILE -o plan.mlir             # after all passes
    tileopt --emit=plan --print-after=mma FILE -o /dev/null 2> plan.mlir
    tileopt --emit=ptx --target=sm_90a plan.mlir                      # goes on after the pass that gpu.planned names

How a kernel shall run can be said before there is a plan: the attributes marked as given may stand in any module, and the
pass ` + "`schedule`" + ` keeps to them and chooses the rest. So a schedule is changed in the text that
` + "`--print-after=schedule`" + ` prints, written into a source, or said in a file of its
own ([RECIPES.md](RECIPES.md)). A source for several
targets has a schedule for each in ` + "`gpu.schedule`" + `, on the entry, on products and on loads:

    mmaf … {gpu.schedule = {sm_90a = {gpu.instruction = "wgmma.m64k16.f32.f16"}, default = {}}}

A plan that cannot be carried out is refused at its place: ` + "`tileopt --explain TIR0503`" + `.

## Why it is so

What is printed has beside each choice what was chosen, and why, in the words of the remarks ([REMARKS.md](REMARKS.md)):

    mmaf … {gpu.grid = array<i64: 8, 1>, gpu.instruction = "wgmma.m64k16.f32.f16",
            gpu.why = {gpu.instruction = "wgmma.m64k16.f32.f16, [8, 1]: multiplied by …"}}

What is chosen together has one reason: an instruction and its grid; by what a load is copied, its stages and its ring; registers and
the warps of roles. Where nothing was chosen, as for a load that is not copied ahead, the reason is why not. Nothing depends on these
texts. Those of a dump stay as they are when it is read again, but for what was changed in it:

    gpu.stages = 3 : i64, gpu.why = {gpu.copy = "cp.async, 3: given, where there was cp.async, 4: operands copied ahead: …"}

## What is under way

What runs beside the threads is a value, from the op that begins it to those that wait for it; loops hand it on as they do
any other:

| what | the value | who takes it |
|---|---|---|
| copies by threads | a token of gpu.copy_async, and of the gpu.commit that closes their group | gpu.wait |
| products of wgmma | the tile of gpu.mma | gpu.mma_wait |
| copies by the copy engine | the filling of gpu.mbarrier_expect: a phase of an mbarrier | gpu.copy_tensor, whose bytes the phase counts |
| stages of a ring, free or full | the stage of gpu.mbarrier_wait | what reads it, gpu.mbarrier_expect, gpu.mbarrier_arrive |
| stores, and other accesses of memory by threads | the token of the op | what comes after it by its token; a gpu.barrier between the two, where another thread may meet it |

No store runs beside the threads: there is no bulk store (cp.async.bulk from shared memory, st.async) in code generation. What threads make
goes from their registers, and a thread that has stored goes on; when that is done for others, the token says, which is the store's
value under way in the language itself. Whoever takes the token, by loops and branches too, finds what was stored: its own thread without
waiting, others behind a gpu.barrier, which the pass ` + "`barrier`" + ` places and names the two accesses in its reason, ` + "`lowering/plan/hazard`" + ` demands,
and llvmgen obeys; those of other tile blocks behind a release and an acquire, as in the language. What a store reads of shared memory
gpu.load_shared has brought to registers, and what writes there next stands behind a gpu.barrier again. The memory of a
grid is complete when the kernel ends. A row whose store is done later would say so in its effects, and have a value and an op that waits
for it as the rows above have (` + "`TestStoresAreByThreads`" + `).

A filling stays in the role that expects its bytes: the region of a role is a program of its own, run by other threads, and
no value that it makes is known to another. What both sides know is the ring, its mbarriers; a phase of them is named in
gpu.mbarrier_wait by the slot of the ring, and by the parity of how often the ring has come round to it. Both are values that
loops carry on each side.

What the wait gives is a value again, the stage, which is free or full from there on. Whoever reads a stage takes it from the
wait for the mbarriers that its copies complete, and whoever fills or releases one from some wait; so no reader can stand
before its wait, and loops carry a stage to the op that releases it an iteration later:

    %stage = gpu.mbarrier_wait %full, %slot, %parity
    %p = gpu.mma %a, %b, %acc, %stage
    gpu.mma_wait %acc {pending = 1}
    gpu.mbarrier_arrive %empty, %before
    continue %p, …, %stage

Who has read it by loads of threads, as an operand that they transpose or convert, says ` + "`gpu.async`" + ` there: the copy engine writes by another proxy, for which an
arrival orders nothing without a fence. The pass ` + "`barriers`" + ` says so, and the hazard check refuses an arrival that lacks it.

A stage has no type of its own. Loops of the language carry it, which carry types of the language only, and a type with the
number of stages would not tell two rings of as many apart, which 22 of 52 kernels with rings have on sm_90a. From which wait it
comes is followed through loops and branches, and so a number, one computed from a stage, and a stage of another ring are refused.

That both sides mean the same phase no rule about single ops can see: ` + "`lowering/plan/hazard`" + ` runs
the roles and the entry's warps against each other, in many orders, with mbarriers that count arrivals and bytes, and finds a
stage that is read before its phase is complete, or filled before it is released. Wrong slots, parities, numbers of bytes and
arrivals, planted one by one in plans, are found by it (` + "`TestFaults`" + `).

## Where threads wait for each other

At gpu.barrier, at gpu.mbarrier_init, which makes mbarriers ready before the first gpu.role, and in the ops that say so by ` + "`gpu.waits`" + `: such an op is carried out in steps, as it
writes its scratch, waits, and reads it, in each of its rounds. Code generation waits so often in each op, and nowhere else.

    %s = reduce %x … {gpu.scratch = array<i64: 0, 256>, gpu.waits = 1}

In an entry of which one CTA reaches for the shared memory of another, as scratch of a cluster is that of its first CTA, a barrier
stands at the beginning, when all have begun, and before each return, when all have done. Memory for alloca ops is taken by
gpu.take_workspace, and given back by gpu.free_workspace before each return; an assertion that fails ends the tile block as a return does,
and waits before that as often as ` + "`gpu.waits_failing`" + ` says.

## Teams

A persistent CTA may have several teams of an entry's warps (` + "`gpu.teams`" + `), of which each runs tile blocks of its own: of those that
the CTA runs one after the other, team t of n those of number t, n + t, 2n + t. So what one computes of its sums and stores runs under another's
products. Roles know nothing of it: they fill rings in the order of the tile blocks, and the teams read them in that order, in turn.

    %all, %end, %step = gpu.tile_blocks        a team's own; in a role those of the CTA
    for …
      gpu.take_turn %turns, %parity
      %sum = for %k …                          reads rings
      gpu.end_turn %turns
      …                                        while the next team reads them

Behind each tile block of its own a team goes on in a ring where the others have left it: as many stages further as theirs take, which the
plan computes of the numbers that bound the loop. So those have to be the same for all tile blocks. A stage is read by one team, whose warps
alone release it. At gpu.barrier, and in ops with scratch, a team waits for its own threads; its scratch lies apart from that of
the others (` + "`gpu.team_scratch`" + `). Tiles in shared memory that threads fill would be all teams', so there are none.

Without turns a team could wait for a stage that the ring has yet to come round to more than once, and take the phase before
for its own, of the same parity. ` + "`lowering/plan/hazard`" + ` runs each team against the roles and the other teams, with bounds that it draws, and
knows of the roles with which tile each tile block begins.

## Teams abreast

Teams may run neighbours at the same time, in place of one tile block after the other: with ` + "`gpu.abreast`" + ` a number of the loop is that of as many
neighbours along a dimension of the grid as there are teams, and what all of them read in loops comes to shared memory once.

    %numbers, %end, %step = gpu.tile_blocks    the same for all teams
    for …
      %t = gpu.team
      %x, %y, %z = gpu.tile_block %n, %t       the team's own; a role says of which it means
      for %k …                                 reads rings of all teams, and its own stages of others
      for …                                    lets go what others read further

A ring that is filled in loops is one of all teams: each reads all of it, and a stage is let go by the warps of all. A ring that is filled once for each
tile block is filled once for each team, one behind the other, and a stage is its team's alone: it has as many as teams, or twice as many. Loops may iterate more often for one neighbour than for another, if they
begin alike: a role runs those of the team that iterates most, and a team that has done waits for what is left, and lets it go. So each has to compute, of where
the others stand, how often they iterate; of two loops the second has to go on where the first ends, as those do that a loop was split into.

A grid may end within neighbours. Teams behind its end run its last tile block once more, and make none of its stores. Teams of a warpgroup that iterate alike may take turns
(below). For ` + "`lowering/plan/hazard`" + ` tile blocks stand somewhere in a grid, and all integers are known: arguments and extents are drawn.

## Tile blocks that are told

Which tile block is the next one, and where it stands, a role may tell the entry's warps (` + "`gpu.told`" + `), which then compute neither, and it may draw it from a counter in global memory
(` + "`gpu.dynamic`" + `), so that CTAs end at about the same time where tile blocks are not equally long. The loops over tile blocks go from one number to the next that is told:

    %first, %end, %step = gpu.tile_blocks
    %x, %y, %z = gpu.tile_block %first

    gpu.role                                              the entry's warps
      loop (%n = %first, …) {                               loop (%n = %first, %x, %y, %z, …) {
        if %n >= %end { break }                               if %n >= %end { break }
        …                            copies                   …                            reads rings
        %next = gpu.draw_tile_block  or %n + %step            %s = wait %told[slot], phase
        %to:3 = gpu.tile_block %next                          %next, %to:3 = gpu.mbarrier_told %told[%s]
        %s = wait %free[slot], phase                          arrive %free[%s]
        gpu.mbarrier_tell %told[%s], %next, %to               …                            stores
        continue %next, …                                     continue %next, %to, …
      }                                                     }

What is told lies beside the mbarriers (` + "`words`" + ` of ` + "`gpu.alloc_mbarrier`" + `), two stages of it: the role may be one tile block ahead, and begin a second. It draws behind the last copy of a tile block, so that no CTA
takes one long before others might, and the threads compute meanwhile. They read it behind all that they read of rings: before that the role may be waiting for them.

A CTA begins with the tile block of its own number; what is drawn is behind all of those. Of tile blocks that are drawn the last along the dimension of ` + "`gpu.dynamic`" + ` come first, of
all rows along it, or of those of a section (` + "`gpu.section`" + `); the last section is the one that the launch ends with. The counter is a hidden parameter ([LAUNCH.md](LAUNCH.md#counter)). For ` + "`lowering/plan/hazard`" + ` there is one CTA, and what is told is a tile of its ring.

## Warpgroups that take turns

Where a product begins an iteration later, a warpgroup begins two at a time, and computes while they are under way. All warpgroups of a CTA would do
both at once: wait for the tensor cores together, and then leave them alone together. With ` + "`gpu.alternate`" + ` they begin one after the other:

    gpu.pass_turn {first}                      the last warpgroup lets the first begin
    for …
      gpu.mbarrier_wait …
      gpu.await_turn                           the one before has begun its products
      %s = gpu.mma …
      gpu.mbarrier_wait …
      %o = gpu.mma …
      gpu.pass_turn
      …                                        while those of the others are under way

Each warpgroup has a barrier of the CTA's for that, at which it waits and the one before it arrives.

## Where launches wait for each other

A launch of an entry with gpu.dependent = true may begin while what was launched before it in its stream is still running. All its threads
wait for that at gpu.launch_wait, in front of the first op that may reach for global memory or end the tile block; what stands before it
computes, or makes ready what only the CTA knows: places, mbarriers, tensor maps, which are parameters. At gpu.launch_next, behind the wait,
a CTA lets the next launch begin; else it does when it ends. The pass ` + "`dependents`" + ` writes both, and the verifier refuses a
plan in which anything reaches for memory in front of the wait. The simulator refuses PTX that does. What the host has to say of such
launches is in [LAUNCH.md](LAUNCH.md#launches-that-begin-before-others-have-ended).

An entry that has gdc_wait_tko or gdc_launch_dependents_tko of the language says itself for what it waits: it gets neither op, and the launcher has it
begin when others have ended.

## What stands in an if

A role takes no branches: what it fills for a loop stands in ` + "`for`" + ` alone, and threads copy ahead what stands in the loop's body
itself (TIR0636, TIR0657). Loads in an ` + "`if`" + ` of the loop would need a phase that is completed without bytes, and who reads them the same
` + "`if`" + ` as who fills them. No program that we know of asks for it: of 193 kernels and functions of TileGym (75a1430) and 989 of cuTile
Python (9c3ee3c), 65 loads stand in an ` + "`if`" + ` of a loop with products, and each of these is decided when cuTile compiles (an order in
memory, a latency, whether there are scales). What is left at run time masks results (decode, latent_decode), and loads nothing.

Whole loops do stand in an ` + "`if`" + ` at run time, in nine of those kernels. The pass ` + "`guards`" + ` runs such a loop without it, of no iterations
where it is false, if it does nothing else (TIR0710, TIR0731). Others store in it what the loop made, and ask for numbers that were loaded,
as which expert has how many rows; there threads copy ahead, since a role loads nothing.

## Attributes of ops of the language

| attribute | on | is | meaning |
|---|---|---|---|
`)
	for _, a := range gpu.Attrs {
		given := ""
		if a.Given {
			given = " (given)"
		}
		var on []string
		for _, p := range a.On {
			on = append(on, p.String())
		}
		fmt.Fprintf(&b, "| `%s`%s | %s | %s | %s |\n", a.Name, given, strings.Join(on, ", "), a.Kind, a.Doc)
	}
	b.WriteString(`
A layout is a string of three lists of columns, ` + "`reg 1,64 lane 2,4,8,16,32 warp 128`" + `: the element, as a row-major index,
that register, lane and warp 1, 2, 4, … hold; those of other numbers are their exclusive or. A zero means copies.

## Ops
`)
	for k := gpu.None + 1; k < gpu.NumKinds; k++ {
		describe(&b, &gpu.Table[k])
	}
	return b.Bytes()
}

func describe(b *bytes.Buffer, row *gpu.OpInfo) {
	fmt.Fprintf(b, "\n### %s\n\n%s.\n", row.Name, upper(row.Summary))
	if len(row.Operands)+len(row.Results)+len(row.Attrs) == 0 {
		return
	}
	b.WriteString("\n| | name | is | meaning |\n|---|---|---|---|\n")
	values := func(what string, list []gpu.OperandInfo) {
		for _, o := range list {
			arity := ""
			if o.Arity != ast.Single {
				arity = ", " + o.Arity.String()
			}
			fmt.Fprintf(b, "| %s%s | `%s` | %s | %s |\n", what, arity, o.Name, o.Kind, o.Doc)
		}
	}
	values("operand", row.Operands)
	for _, a := range row.Attrs {
		what := "attribute"
		if a.Optional {
			what += ", optional"
		}
		is := a.Kind.String()
		if len(a.OneOf) > 0 {
			is = strings.Join(a.OneOf, ", ")
		}
		fmt.Fprintf(b, "| %s | `%s` | %s | %s |\n", what, a.Name, is, a.Doc)
	}
	values("result", row.Results)
	for _, x := range row.Effects {
		fmt.Fprintf(b, "| effect | `%s` | | %s |\n", x.Operand, x)
	}
	if row.Waits > 0 {
		b.WriteString("| waits | | | all threads, for each other |\n")
	}
	if row.WaitsFor != gpu.AtOnce {
		fmt.Fprintf(b, "| waits | | | for %s |\n", row.WaitsFor)
	}
}

func upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
