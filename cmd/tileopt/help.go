package main

// helpText is the page of --help.
const helpText = `tileopt reads a CUDA Tile IR file, checks it, and writes it out again.

    tileopt [flags] [FILE]
    tileopt completion bash|zsh|fish
    tileopt man
    tileopt lsp

FILE is a .mlir file or bytecode, told apart by its first bytes; - or nothing is
standard input. Flags may stand before or after FILE, with one dash or two.
completion writes a script with which a shell completes words, man this as a
manual page; lsp is a language server for editors on standard input and output.

WHAT TO WRITE
    -o, --output FILE            where to; default: standard output. The file
                                 appears whole or not at all
    --emit=mlir                  the module as text (the default)
    --emit=plan                  lowered for a GPU, before code is generated
    --emit=llvm                  as LLVM IR for the nvptx64 backend
    --emit=ptx                   as PTX, and what a host needs to launch it as
                                 JSON next to it (OUT.ptx -> OUT.json)
    --target=sm_90a              the GPU for plan, llvm and ptx: sm_80 sm_86
                                 sm_87 sm_89 sm_90 sm_90a sm_100 sm_103 sm_110
                                 sm_120 sm_121; from sm_100 on also with a or f,
                                 as sm_100a
    --line-info=false            llvm and ptx without the lines of FILE that
                                 debuggers and profilers show
    --define NAME=VALUE          a value for a parameter of FILE, if that is a
                                 family of kernels with lines such as
                                 // param: BM = 128 in 64, 128; may be repeated
    --expand                     the text that FILE becomes with these values,
                                 for any tool that reads Tile IR
    --model[=text|json]          the kernels that FILE is for all values of its
                                 parameters, or for those of --define NAME=16,32
                                 or NAME=1..4, with estimates of their times on
                                 --target, term by term, the fastest first; for
                                 the grid and arguments of FILE's run line
                                 (docs/TUNING.md)
    --run NAME                   for those of its run line of that name
    --format                     the file itself in the usual layout: names,
                                 comments and all else stay as they are
    --mlir-print-op-generic      text in the generic form
    --mlir-print-debuginfo       text with locations: where FILE says that an op
                                 comes from, or where in FILE the op stands
    --no-implicit-module         no builtin module around what the file holds

BYTECODE
    --mlir-to-cudatilebc         write bytecode, which drivers take
    --cudatilebc-to-mlir         write text; the input must be bytecode
    --test-cudatile-roundtrip    write text that went through bytecode
    --bytecode-version=13.3      which version to write
    --list-versions              the versions that are read and written
    --dump-bytecode              the bytes of FILE, or those that it would be
                                 written as, with what each of them means

WHAT TO CHECK
    --split-input-file           lines "// -----" part the file into modules
    --verify-diagnostics         hold what is found against comments such as
                                 // expected-error @below {{text}}, those about
                                 what to write as well; nothing else is written
    --allow-unregistered-dialect admit ops of other dialects
    --Wunsupported-hints         warn of optimization hints that have no effect
    --Werr-hints                 with the flag above: such hints are errors

WHAT HAPPENS IN BETWEEN
    --canonicalize               one spelling for what has several
    --cse                        compute once what is computed twice
    --dce                        remove what nothing depends on
    --fold                       compute what is known
    --fuse-fma                   a*b+c as one op; may change the last bit
    --licm                       compute before a loop what never changes in it
    --loop-split[=split-threshold=N]
                                 cut loops in two where a condition on the
                                 index changes, if N ops depend on it
    --synthesize-debug-info-scopes
                                 line tables from plain locations
    --pass-pipeline=PASS,...     these, in order
    --recipe FILE                schedule entries as FILE says (docs/RECIPES.md)
    --print-recipe               write the schedule that is chosen as a recipe,
                                 to be changed and given to --recipe
    --print-before=PASS,...|all  show the module before passes of the pipeline
    --print-after=PASS,...|all   and after them, on standard error
    --start-after=PASS           how far a plan went that does not say so
    --disable-pass=PASS,...      leave passes out
    --time-passes                say how long each pass took, on standard error

    --remarks[=missed|applied|all][,PASS...]
                                 say which decisions were made, or what stood
                                 against better ones, and what to write instead
    --remarks-output=FILE        the same as YAML (as LLVM's optimization
                                 records) or JSON, by FILE's ending

HOW MUCH
    --max-input=64M              refuse input of more bytes; 0 means no limit
    --timeout=0s                 give up after that time; 0 means never

WHAT THERE IS
    --list-ops[=json|markdown]   every op of the language: version, operands,
                                 results, attributes, syntax
    --explain TIR0123            what a finding means, with an example
    --version                    the version and commit of this program
    --help                       this page

WHAT IS SAID
    --diagnostics=text           findings on standard error are for people, as
                                 file:line:column: error: what was expected, what
                                 was there, and the code that --explain takes
    --diagnostics=json           one JSON object a line, with severity, code,
                                 message, file, line, column (of bytes), notes
    --diagnostics=sarif          one SARIF log, for code hosts and editors
    --diagnostics=github         workflow commands of GitHub Actions
    --color[=always|never|auto]  colours; auto, the default: on a terminal, if
                                 NO_COLOR is not set

EXAMPLES
    tileopt --emit=ptx --remarks=missed,schedule gemm.mlir -o gemm.ptx
    tileopt gemm.mlir                          check and reprint
    tileopt gemm.mlir --emit=ptx -o gemm.ptx   compile for an H100
    tileopt --print-after=all --emit=ptx gemm.mlir -o /dev/null

EXIT STATUS
    0    all is well
    1    the command line or the input is wrong, or a file could not be read
         or written
    130  interrupted by Ctrl-C; 143 by SIGTERM
`
