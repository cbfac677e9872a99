"builtin.module"() <{sym_name = "outer"}> ({
  "builtin.module"() ({
    "cuda_tile.module"() <{sym_name = "empty"}> ({
    ^bb0:
    }) : () -> ()
    "test.op"() ({
    }, {
    ^bb0:
    }) : () -> ()
  }) : () -> ()
}) {other.version = 13 : i64} : () -> ()
