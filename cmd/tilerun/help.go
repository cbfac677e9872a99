package main

// helpText is the page of --help.
const helpText = `tilerun runs a CUDA Tile IR file on a CPU, an NVIDIA GPU or a simulated one.

    tilerun [flags] FILE
    tilerun completion bash|zsh|fish
    tilerun man

FILE is a .mlir file or bytecode; - is standard input. Each parameter of the
entry gets a value (--arg), the grid says how many tile blocks run (--grid).
Flags may stand before or after FILE, as --flag VALUE or --flag=VALUE.
completion writes a script with which a shell completes words, man this as a
manual page.

WHAT TO RUN
    --entry NAME            the kernel to launch; default: the only one
    --grid X[,Y[,Z]]        tile blocks in each dimension; default 1,1,1
    --arg [NAME=]VALUE      one for each parameter: by name, the others in order
    --buffer NAME=VALUE     a buffer that is no argument, for its address (at:)
    --seed N                seed of random values without a SEED of their own:
                            parameter i (from 0) takes N+i; default 0
    --run NAME              use the file's run line of that name (see RUN LINES)
    --define NAME=VALUE     a value for a parameter of FILE, if that is a family
                            of kernels with lines such as
                            // param: BM = 128 in 64, 128; may be repeated

VALUES
    64  -3  0x1F  0.5  inf  nan  true      for a scalar parameter; 0x digits for
                                           a float are its encoding
    zeros:TYPE:SHAPE   ones:TYPE:SHAPE     a buffer, whose address is passed
    full:NUMBER:TYPE:SHAPE                 all elements equal
    arange:TYPE:SHAPE                      0, 1, 2, ... (integers wrap, floats
                                           round)
    rand:TYPE:SHAPE[:SEED]                 uniform in [-1, 1)
    randn:TYPE:SHAPE[:SEED]                normal, mean 0, deviation 1
    randint:LO:HI:TYPE:SHAPE[:SEED]        integers LO <= x < HI
    @FILE.npy                              a NumPy file
    @FILE.safetensors#TENSOR               a tensor of a safetensors file
    @FILE:TYPE:SHAPE                       a file of nothing but elements, as
                                           @weights.bin:f16:64x64
    null                                   the null pointer
    at:NAME  at:NAME+BYTES                 another parameter's buffer or one of
                                           --buffer, from its start or a byte on
    list:ITEM,ITEM,...                     an i64 buffer of integers and of
                                           addresses, at:NAME[+BYTES], as a list
                                           of arrays: list:at:x,64,at:y,32
  TYPE is i1 i4 i8 i16 i32 i64 f16 bf16 f32 tf32 f64 f8E4M3FN f8E5M2 f8E8M0FNU
  f8E5M3FNU or f4E2M1FN and must be what the parameter points to; SHAPE is
  128x64.
  The addresses of a list are those of the device that runs; printed, written
  and compared they count from the start of their buffers.
  NumPy has no bf16 and no 8-bit floats: such elements are V2 and V1 in .npy
  files, as the ml_dtypes package has them; integers of the same size are read
  as well.

WHAT TO DO WITH THE RESULT
    --print PARAM           print a buffer as NumPy would, shortened in the
                            middle when it has more than 1000 elements
    --out PARAM=FILE        write a buffer to FILE.npy or FILE.bin, or beside
                            others to FILE.npz or FILE.safetensors, by its name.
                            Files appear whole, and all of them or none
    --plot PARAM=FILE.png   draw a buffer: one dimension as a line, more as a
                            map of the last two, the others below each other
    --check[=RTOL,ATOL]     run on the interpreter too and compare every buffer,
                            and what the kernel prints; an element may differ by
                            ATOL + RTOL*|expected|
    --expect PARAM=@FILE    compare a buffer with a file, or with any VALUE
    --expect @FILE          compare what the kernel prints with a text file
    --bench[=N]             then warm up and time N launches by the device's own
                            clock: min, median, max; default 10. The buffers
                            printed, written and compared are those of the first
                            launch, before the timing
    --bench-graph[=N]       have --bench time replays of a CUDA graph of N
                            launches (20), and divide by N: the time of a launch
                            among others, without what asking for one takes
    --bench-cold            have --bench write to as much memory as the GPU's
                            cache holds twice before each launch, untimed, so
                            that it reads its buffers from memory
    --flop N  --bytes N     work of one launch, a number or a product such as
                            2*4096*4096*4096: adds TFLOP/s or GB/s to --bench
    --json                  one JSON object on standard output, with all of the
                            above and the kernel's own output; of an error the
                            message, and findings with code and place
  --print, --out, --plot, --expect and --arg may be repeated.
  Tolerances where none are given (RTOL and ATOL alike unless two are named):
  f64 1e-9, f32 1e-3, tf32 5e-3, f16 1e-2, bf16 2e-2, f8E4M3FN 0.13,1e-2,
  f8E5M2 0.26,1e-2, f8E5M3FNU 0.13,1e-2, f4E2M1FN 0.5. f8E8M0FNU and integers
  are compared exactly, integers even where a tolerance is given.
  NaN equals NaN, an infinity only itself.
  What is printed is compared line by line, tile blocks in any order: a printed
  float as an element, and it may be off by one in its last digit; a pointer, by
  --check, as null or not; everything else as it stands.

WHERE TO RUN
    --device auto           a GPU if there is one, else the CPU; one line on
                            standard error says which and why (the default)
    --device cpu            the interpreter, tile blocks in parallel
    --device cuda[:N]       NVIDIA GPU N, default 0; needs the NVIDIA driver
    --device sim[:sm_XX]    the PTX that a GPU runs, executed on the CPU and
                            checked: see THE SIMULATOR; default sm_90a
    --target sm_XX[a]       compile for this GPU generation instead of the
                            device's own
    --recipe FILE           schedule the entry as FILE says (docs/RECIPES.md;
                            tileopt --print-recipe writes one)
    --dependent=false       have each launch begin when the one before it has
                            ended; without, one of a small grid may begin
                            before, on sm_90 and later, and waits where it
                            reaches for memory (docs/LAUNCH.md)
    --line-info=false       compile without the lines of FILE that debuggers and
                            profilers show
    --remarks[=missed|applied|all][,PASS...]
                            say which decisions the compiler made about the
                            entry, on standard error, or in the report of --json
    --guards=false          GPU buffers without the zones around them in which
                            tilerun finds stray writes: for compute-sanitizer,
                            which sees the driver's allocations
    --timeout 10s           give up after that time, even on a kernel that never
                            ends, and say where tile blocks were; 0 means never;
                            default: when nothing happens for 60s, no tile block
                            of the interpreter and no launch comes to its end
    --max-input SIZE        refuse a FILE of more bytes; 64K, 64M and 2G are
                            sizes, 0 means no limit; default 64M

TUNING
    --tune[=30s]            find the fastest of the kernels that FILE is for all
                            values of its parameters, or for those of --define
                            NAME=16,32 or NAME=1..4, in so much time, and run
                            that one. Those that a model holds to be best go
                            first, all are compiled on all cores and measured on
                            the device, on the simulator by its estimate; what
                            computes something else than the first is left out
                            (with --check, than the interpreter). Times are kept
                            in a file: what is stopped goes on where it was
    --tune=all              the same without an end, and without the model
    --tuned                 run the fastest that was measured before, if none
                            was with this build, with another; if none was at
                            all, what the model holds to be best
    --tune-cache FILE       where times are kept; default: tileir/tune.jsonl in
                            the user's folder for caches
    --tune-recipe FILE      try this recipe, too, for all values of its
                            parameters; may be repeated
    --tune-report FILE      write what came out as a page of HTML with plots
    --tune-shard INDEX/COUNT
                            measure this share alone, as one of COUNT processes
                            or machines; their files, one behind the other, are
                            a cache (docs/TUNING.md)

THE INTERPRETER
  It stops at undefined behaviour and says where: addresses outside buffers,
  broken assumptions, indices outside an index space, accesses that race,
  between tile blocks or, where no token orders them, within one, and the use
  of undefined values: what ftoi makes of a number that does not fit, and what
  a load's mask leaves out where there is no padding.
    --unchecked[=CHECK,…]   look for none of it but bad addresses; or not for
                            races, twice (an op that writes an address twice,
                            if only the same value), assume, overflow (of
                            integers, where an op excludes it), index,
                            undefined (values that are used)
    --poison                reading memory that nobody has written is a fault,
                            too: allocas are not zero
    --schedule random:SEED  start tile blocks in a random order, and let them
                            take turns at random, on one core: each SEED is one
                            order of all accesses; results that depend on it
                            come from a race
    --trace FILE            write each op that one tile block executes: source
                            line, name, and of each result the type, minimum,
                            maximum, mean and first elements
    --trace-block X[,Y[,Z]] the tile block to trace; default 0,0,0
  Runs of more than 2 s show a progress bar if standard error is a terminal,
  --bench on all devices one that says which launch runs; a run that will take
  more than 30 s says after a second how long, about.
  With a GPU and --check, the flags are for the run that it is compared with.
  The simulator takes --schedule, and of --unchecked the races.

THE SIMULATOR
  --device sim compiles as for a GPU and executes the PTX, much slower than
  the interpreter. It stops at addresses outside buffers, registers and shared
  memory that nothing has written, .aligned instructions that part of a warp
  executes, mbarriers that count wrong, accesses that race and threads that
  all wait, and says where: the line of FILE, the CTA, warp and lane, and the
  line of the PTX.
    --unchecked=races       look for no races
    --schedule random:SEED  another order of warps, and of copies, for each SEED
    --profile[=lines]       what the first launch cost: instructions, bank
                            conflicts, sectors, waits, by line of FILE, and an
                            estimate of the time on a GPU and of what bounds it;
                            in the report of --json by line of the PTX, too
    --profile=source        FILE with what each line cost beside it
    --profile=ptx           the PTX with the same
    --profile-blocks N      the profile of N tile blocks along each dimension of
                            the grid and the last one along each, which stand
                            for the others: for problems that take too long; no
                            results. With --tune, candidates are estimated so

WHAT IS SAID
    --diagnostics=text      errors and remarks on standard error, for people
    --diagnostics=json      one JSON object a line: severity, code, message,
                            file, line, column (of bytes), notes
    --diagnostics=sarif     one SARIF log, for code hosts and editors
    --diagnostics=github    workflow commands of GitHub Actions
    --color[=always|never|auto]
                            colours; auto, the default: on a terminal, if
                            NO_COLOR is not set
    --version               the version and commit of this program
    -h, --help              this page

RUN LINES
  A file may carry its flags in comments:
      // tilerun: --grid 8 --arg zeros:f32:1024 --print out
      // tilerun[large]: --grid 8192 --arg zeros:f32:1048576 --bench
  A run line without a name is the default; a named one is chosen with --run
  and replaces it. Lines of one name add up. Words are split as in a shell.
  Flags of the command line win: --arg for the same parameter, --define for the
  same name, every other flag as a whole. File names after @ are relative to
  FILE's folder in run lines, to the working folder on the command line.
  --run, --recipe, --tune and what begins so, --out, --plot, --trace,
  --diagnostics and --color are for the command line only.

EXAMPLES
    tilerun examples/hello.mlir
    tilerun add.mlir --grid 8 --arg rand:f32:1024 --arg ones:f32:1024 \
        --arg out=zeros:f32:1024 --print out
    tilerun gemm.mlir --run large --device cuda --check \
        --bench=100 --flop 2*4096*4096*4096
    tilerun gemm_family.mlir --run large --tune=1m --tune-report gemm.html
    tileopt gemm.mlir | tilerun - --arg a=@a.npy --out c=c.npy

EXIT CODES
    0   the run succeeded, and all checks did
    1   anything failed: the command line, the file, an argument, the device,
        the kernel, a check
    130 interrupted by Ctrl-C; 143 by SIGTERM
`
